// The system's ncurses, and what cannot be written in Swift: signal handlers, and restoring the terminal from
// one. Nothing here is public.

#ifndef ROWAN_CTERMINAL_H
#define ROWAN_CTERMINAL_H

#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

#if defined(__linux__) || (defined(__APPLE__) && TARGET_OS_OSX)

#include <ncurses.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// Macros that Swift does not import.
static const attr_t terminal_normal = A_NORMAL;
static const attr_t terminal_bold = A_BOLD;
static const attr_t terminal_dim = A_DIM;
static const attr_t terminal_reverse = A_REVERSE;
static const attr_t terminal_underline = A_UNDERLINE;

// MARK: Device

/// Opens the terminal of this process, whatever standard input and output are. Answers a descriptor, or -1.
int terminal_open(void);

static const int terminal_has_input = 1;
static const int terminal_is_hung_up = 2;

/// Waits for input from the terminal, or for a byte in the pipe `wake`, which is taken out. With a negative
/// terminal, waits for the pipe only. Answers what there is of the two bits above.
int terminal_wait(int terminal, int wake);

/// Whether this process is the one the terminal talks to, not one in the background.
bool terminal_is_foreground(int terminal);

/// Stops this process until it is the one the terminal talks to; false if it never can be.
bool terminal_await_foreground(int terminal);

/// Makes a pipe whose ends do not block.
bool terminal_make_pipe(int *read_end, int *write_end);

/// What the environment says the terminal is, or `NULL`.
const char *terminal_type(void);

/// Puts a byte into a pipe; in one that is full, there are enough.
void terminal_wake(int write_end);

/// Closes both ends of a pipe.
void terminal_close_pipe(int read_end, int write_end);

/// Closes what `terminal_open` answered.
void terminal_close(int terminal);

/// Makes the C library count characters as UTF-8, if this process has not been told to use another encoding.
/// Answers whether it does so now.
bool terminal_use_utf8(void);

/// Starts ncurses on a terminal: no echo, no line editing, keys as numbers, reading does not wait. Answers
/// `NULL` for a terminal that cannot place its cursor. All calls of ncurses have to come from one thread.
SCREEN *terminal_start(int terminal);

/// Lets pieces of text have the terminal's own colours. Answers whether it has any, and its user wants them
/// (see no-color.org).
bool terminal_begin_colors(void);

/// The attribute of one of the first eight colours.
attr_t terminal_color(short number);

static const int terminal_mouse_click = 1;
static const int terminal_mouse_wheel_up = 2;
static const int terminal_mouse_wheel_down = 3;

/// What the mouse did when `KEY_MOUSE` was read, and on which cell; 0 for nothing of the above.
int terminal_read_mouse(int *column, int *row);

/// Ends ncurses; puts the terminal back only if it is to.
void terminal_end(SCREEN *screen, bool restores);

/// Lets ncurses paint for the size the terminal says it has.
void terminal_take_over_size(int terminal);

/// The size ncurses paints for.
void terminal_painted_size(int *width, int *height);

/// Paints the last cell of a screen that is one cell wide.
///
/// ncurses reaches the last cell by inserting before its left neighbour, and gives up where there is none. A
/// terminal that wraps no earlier than with the next character can be written to without that.
void terminal_paint_corner(const char *bytes, bool reverse);

/// Lets the next `refresh` paint everything.
void terminal_repaint(void);

/// How many cells the C library, and so ncurses, takes a scalar for; negative for one it does not print.
int terminal_cell_width(uint32_t scalar);

/// Runs a function on a thread of its own.
bool terminal_start_thread(void (*body)(void *), void *context);

/// Runs a function when the process exits in order.
void terminal_at_exit(void (*body)(void));

// MARK: Restoring

/// Remembers the modes of the terminal, before they are changed.
void terminal_guard_remember(int terminal);

/// From now on, `terminal_guard_restore` puts the terminal back. To be called when ncurses has been started.
void terminal_guard_arm(void);

/// From now on, `terminal_guard_restore` does nothing.
void terminal_guard_disarm(void);

/// Puts the terminal back as it was, once, without ncurses. May be called from a signal handler.
void terminal_guard_restore(void);

// MARK: Signals

extern const int terminal_signal_stop;
extern const int terminal_signal_continue;
extern const int terminal_signal_resize;

/// Makes ready for `terminal_signals_next`; false if the system refuses.
bool terminal_signals_prepare(void);

/// Takes over the signals that end, stop, continue or resize, unless they are ignored;
/// `terminal_signals_next` answers them. Signals that crash restore the terminal first.
void terminal_signals_begin(void);

/// Waits for the next signal.
int terminal_signals_next(void);

/// Gives the signals back, and lets `terminal_signals_next` answer 0.
void terminal_signals_end(void);

/// Stops this process as the stop key does. Returns when it continues.
void terminal_stop_process(void);

/// Ends this process by a signal, as if it had never been handled.
void terminal_die(int signal_number);

#endif
#endif
