#include "CTerminal.h"

#if defined(__linux__) || (defined(__APPLE__) && TARGET_OS_OSX)

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

// MARK: Restoring

static struct termios former_modes;
static int guarded_terminal = -1;
static char leaving[512];
static size_t leaving_length;
static volatile sig_atomic_t is_armed;

void terminal_guard_remember(int terminal) {
    guarded_terminal = tcgetattr(terminal, &former_modes) == 0 ? terminal : -1;
}

static int collect(int byte) {
    if (leaving_length < sizeof leaving) leaving[leaving_length++] = (char)byte;
    return byte;
}

void terminal_guard_arm(void) {
    // No attributes, keypad off, cursor seen, back to the ordinary screen.
    static const char *const names[] = {"sgr0", "rmkx", "cnorm", "rmcup"};
    leaving_length = 0;
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        char *text = tigetstr((char *)names[index]);
        if (text && text != (char *)-1) tputs(text, 1, collect);
    }
    // Nothing more of the mouse.
    static const char mouse_off[] = "\033[?1006l\033[?1000l";
    char *mouse = tigetstr((char *)"kmous");
    if (mouse && mouse != (char *)-1) {
        for (size_t index = 0; index < sizeof mouse_off - 1; index++) collect(mouse_off[index]);
    }
    is_armed = 1;
}

void terminal_guard_disarm(void) {
    is_armed = 0;
}

void terminal_guard_restore(void) {
    if (!is_armed) return;
    is_armed = 0;
    int former_error = errno;
    // A terminal whose output is stopped would stop this process too.
    struct pollfd output = {.fd = guarded_terminal, .events = POLLOUT};
    if (poll(&output, 1, 0) > 0 && (output.revents & (POLLOUT | POLLNVAL))) {
        ssize_t written = write(guarded_terminal, leaving, leaving_length);
        (void)written;
    }
    if (guarded_terminal >= 0) tcsetattr(guarded_terminal, TCSANOW, &former_modes);
    errno = former_error;
}

// MARK: Signals

static const int reported[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
static const int crashes[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
enum {
    reported_count = sizeof reported / sizeof *reported,
    crash_count = sizeof crashes / sizeof *crashes,
};
const int terminal_signal_stop = SIGTSTP;
const int terminal_signal_continue = SIGCONT;
const int terminal_signal_resize = SIGWINCH;

static struct sigaction former_reported[reported_count];
static struct sigaction former_crashes[crash_count];
static int pipe_read = -1;
static int pipe_write = -1;

static void report(int signal_number) {
    int former_error = errno;
    unsigned char byte = (unsigned char)signal_number;
    ssize_t written = write(pipe_write, &byte, 1);
    (void)written;
    errno = former_error;
}

static void crash(int signal_number, siginfo_t *information, void *context) {
    (void)context;
    terminal_guard_restore();
    for (int index = 0; index < crash_count; index++) {
        if (crashes[index] == signal_number) sigaction(signal_number, &former_crashes[index], NULL);
    }
    // What the program itself did wrong happens again on return; what was sent has to be sent again.
    bool was_sent = information->si_code <= 0 || information->si_code == SI_USER;
    if (was_sent || signal_number == SIGQUIT) raise(signal_number);
}

static void take_over(int signal_number, struct sigaction *former, const struct sigaction *action) {
    sigaction(signal_number, NULL, former);
    if ((former->sa_flags & SA_SIGINFO) || former->sa_handler != SIG_IGN) {
        sigaction(signal_number, action, NULL);
    }
}

bool terminal_signals_prepare(void) {
    // Made once and never closed: a handler may still be running when the signals have been given back.
    return pipe_read >= 0 || terminal_make_pipe(&pipe_read, &pipe_write);
}

void terminal_signals_begin(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_handler = report;
    action.sa_flags = SA_RESTART;
    for (int index = 0; index < reported_count; index++) {
        take_over(reported[index], &former_reported[index], &action);
    }
    action.sa_sigaction = crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (int index = 0; index < crash_count; index++) {
        take_over(crashes[index], &former_crashes[index], &action);
    }
}

int terminal_signals_next(void) {
    unsigned char byte;
    while (read(pipe_read, &byte, 1) != 1) {
        struct pollfd readable = {.fd = pipe_read, .events = POLLIN};
        poll(&readable, 1, -1);
    }
    return byte;
}

void terminal_signals_end(void) {
    for (int index = 0; index < reported_count; index++) {
        sigaction(reported[index], &former_reported[index], NULL);
    }
    for (int index = 0; index < crash_count; index++) {
        sigaction(crashes[index], &former_crashes[index], NULL);
    }
    report(0);
}

static void raise_by_default(int signal_number, struct sigaction *handled) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_handler = SIG_DFL;
    sigaction(signal_number, &action, handled);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, signal_number);
    pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
    raise(signal_number);
}

void terminal_stop_process(void) {
    struct sigaction handled;
    raise_by_default(SIGTSTP, &handled);
    sigaction(SIGTSTP, &handled, NULL);
}

void terminal_die(int signal_number) {
    raise_by_default(signal_number, NULL);
}

#endif
