#include "CTerminal.h"

#if defined(__linux__) || (defined(__APPLE__) && TARGET_OS_OSX)

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#if defined(__APPLE__)
#include <sys/select.h>
#else
#include <poll.h>
// Declared by <wchar.h> only for those who ask for X/Open, which would hide other declarations.
int wcwidth(wchar_t character);
#endif

int terminal_open(void) {
    int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (terminal >= 0) return terminal;
    // A process without a controlling terminal may still have been given one.
    for (int descriptor = 0; descriptor <= 2; descriptor++) {
        const char *name = isatty(descriptor) ? ttyname(descriptor) : NULL;
        terminal = name ? open(name, O_RDWR | O_CLOEXEC | O_NOCTTY) : -1;
        if (terminal >= 0) return terminal;
    }
    return -1;
}

static void drain(int descriptor) {
    char bytes[256];
    while (read(descriptor, bytes, sizeof bytes) > 0) {
    }
}

/// Whether a terminal that is said to have input has lost its other end instead.
static bool is_hung_up(int terminal) {
    int count = 0;
    return ioctl(terminal, FIONREAD, &count) != 0 || count == 0;
}

int terminal_wait(int terminal, int wake) {
    bool has_input = false, is_woken = false, has_error = false;
#if defined(__APPLE__)
    // poll() does not know terminals there.
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(wake, &readable);
    if (terminal >= 0) FD_SET(terminal, &readable);
    if (select((terminal > wake ? terminal : wake) + 1, &readable, NULL, NULL, NULL) > 0) {
        is_woken = FD_ISSET(wake, &readable);
        has_input = terminal >= 0 && FD_ISSET(terminal, &readable);
    }
#else
    struct pollfd polled[2] = {{.fd = wake, .events = POLLIN}, {.fd = terminal, .events = POLLIN}};
    if (poll(polled, 2, -1) > 0) {
        is_woken = polled[0].revents & POLLIN;
        has_input = polled[1].revents & POLLIN;
        has_error = polled[1].revents & (POLLHUP | POLLERR | POLLNVAL);
    }
#endif
    if (is_woken) drain(wake);
    if (has_error || (has_input && is_hung_up(terminal))) return terminal_is_hung_up;
    return has_input ? terminal_has_input : 0;
}

bool terminal_is_foreground(int terminal) {
    return tcgetpgrp(terminal) == getpgrp();
}

bool terminal_await_foreground(int terminal) {
    // Changing modes, even to what they are, stops a process in the background.
    struct termios modes;
    return tcgetattr(terminal, &modes) == 0 && tcsetattr(terminal, TCSANOW, &modes) == 0;
}

bool terminal_make_pipe(int *read_end, int *write_end) {
    int ends[2];
    if (pipe(ends) != 0) return false;
    for (int end = 0; end < 2; end++) {
        fcntl(ends[end], F_SETFD, FD_CLOEXEC);
        fcntl(ends[end], F_SETFL, O_NONBLOCK);
    }
    *read_end = ends[0];
    *write_end = ends[1];
    return true;
}

const char *terminal_type(void) {
    return getenv("TERM");
}

void terminal_wake(int write_end) {
    ssize_t written = write(write_end, "!", 1);
    (void)written;
}

void terminal_close_pipe(int read_end, int write_end) {
    close(read_end);
    close(write_end);
}

void terminal_close(int terminal) {
    close(terminal);
}

static bool is_utf8(void) {
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool terminal_use_utf8(void) {
    const char *locale = setlocale(LC_CTYPE, "");
    if (locale && is_utf8()) return true;
    // The C locale is what a process gets that was told nothing; its terminal shows UTF-8 all the same.
    if (locale && strcmp(locale, "C") != 0 && strcmp(locale, "POSIX") != 0) return false;
    static const char *const fallbacks[] = {"C.UTF-8", "UTF-8", "en_US.UTF-8"};
    for (size_t index = 0; index < sizeof fallbacks / sizeof *fallbacks; index++) {
        if (setlocale(LC_CTYPE, fallbacks[index]) && is_utf8()) return true;
    }
    return false;
}

static FILE *screen_output;
static FILE *screen_input;

static bool can_place_cursor(void) {
    const char *capability = tigetstr((char *)"cup");
    return capability && capability != (char *)-1;
}

#ifdef BUTTON5_PRESSED
static const mmask_t wheel_down = BUTTON5_PRESSED;
#else
static const mmask_t wheel_down = 0;
#endif
#define mouse_presses (BUTTON1_PRESSED | BUTTON4_PRESSED | wheel_down)

int terminal_read_mouse(int *column, int *row) {
    MEVENT event;
    if (getmouse(&event) != OK) return 0;
    *column = event.x;
    *row = event.y;
    if (event.bstate & BUTTON1_PRESSED) return terminal_mouse_click;
    if (event.bstate & BUTTON4_PRESSED) return terminal_mouse_wheel_up;
    return event.bstate & wheel_down ? terminal_mouse_wheel_down : 0;
}

bool terminal_begin_colors(void) {
    const char *refusal = getenv("NO_COLOR");
    if ((refusal && *refusal) || !has_colors() || start_color() != OK) return false;
    // Without this, the background would be black, whatever the terminal has.
    if (use_default_colors() != OK) return false;
    for (short color = 1; color < 8; color++) init_pair(color, color, -1);
    return true;
}

attr_t terminal_color(short number) {
    return COLOR_PAIR(number);
}

SCREEN *terminal_start(int terminal) {
    // Streams of their own, as ncurses leaves those it is given to be closed by others.
    FILE *output = fdopen(dup(terminal), "w");
    FILE *input = fdopen(dup(terminal), "r");
    SCREEN *screen = output && input ? newterm(NULL, output, input) : NULL;
    if (!screen || !can_place_cursor()) {
        if (screen) {
            endwin();
            delscreen(screen);
        }
        if (output) fclose(output);
        if (input) fclose(input);
        return NULL;
    }
    screen_output = output;
    screen_input = input;
    cbreak();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    // A key that waits must not leave a screen half painted.
    typeahead(-1);
    curs_set(0);
    // How long an escape byte may be the beginning of a key; a person does not notice.
    if (!getenv("ESCDELAY")) set_escdelay(50);
    // Presses only: waiting for a release would be waiting.
    mouseinterval(0);
    mousemask(mouse_presses, NULL);
    return screen;
}

void terminal_end(SCREEN *screen, bool restores) {
    if (restores) endwin();
    delscreen(screen);
    fclose(screen_output);
    fclose(screen_input);
}

void terminal_take_over_size(int terminal) {
    struct winsize size;
    if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return;
    resizeterm(size.ws_row, size.ws_col);
}

static int put(int byte) {
    return putc(byte, screen_output);
}

void terminal_paint_corner(const char *bytes, bool reverse) {
    bool ncurses_can = !auto_right_margin || (enter_am_mode && exit_am_mode);
    if (getmaxx(stdscr) > 1 || ncurses_can || !eat_newline_glitch) return;
    tputs(tparm(cursor_address, getmaxy(stdscr) - 1, 0), 1, put);
    if (reverse && enter_reverse_mode) tputs(enter_reverse_mode, 1, put);
    fputs(bytes, screen_output);
    if (exit_attribute_mode) tputs(exit_attribute_mode, 1, put);
    // Where ncurses left the cursor.
    tputs(tparm(cursor_address, getcury(stdscr), getcurx(stdscr)), 1, put);
    fflush(screen_output);
}

void terminal_painted_size(int *width, int *height) {
    getmaxyx(stdscr, *height, *width);
}

void terminal_repaint(void) {
    clearok(curscr, TRUE);
}

struct thread_start {
    void (*body)(void *);
    void *context;
};

static void *run_thread(void *argument) {
    // Threads of a pool, which this one may come from, do not hear them; who touches the terminal has to.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTTIN);
    sigaddset(&signals, SIGTTOU);
    pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
    struct thread_start start = *(struct thread_start *)argument;
    free(argument);
    start.body(start.context);
    return NULL;
}

bool terminal_start_thread(void (*body)(void *), void *context) {
    struct thread_start *start = malloc(sizeof *start);
    if (!start) return false;
    start->body = body;
    start->context = context;
    pthread_t thread;
    if (pthread_create(&thread, NULL, run_thread, start) != 0) {
        free(start);
        return false;
    }
    pthread_detach(thread);
    return true;
}

void terminal_at_exit(void (*body)(void)) {
    atexit(body);
}

int terminal_cell_width(uint32_t scalar) {
    return wcwidth((wchar_t)scalar);
}

#endif
