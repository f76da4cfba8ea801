"""A program on a pseudo-terminal, with the job control a shell would give it."""

import fcntl
import os
import select
import signal
import struct
import sys
import termios
import time
import unicodedata

try:
    import pyte
except ImportError:
    sys.stderr.write("pty-checks: the Python package pyte is missing: pip install pyte\n")
    sys.exit(2)

PATIENCE = 10.0


class CheckFailed(Exception):
    """What was expected and did not happen."""


def normal(text):
    return unicodedata.normalize("NFC", text)


class Screen(pyte.Screen):
    """What the terminal shows, with the two ways to scroll that pyte lacks."""

    def scroll_up(self, count=1):
        row = self.cursor.y
        self.cursor.y = self.margins.bottom if self.margins else self.lines - 1
        for _ in range(count or 1):
            self.index()
        self.cursor.y = row

    def scroll_down(self, count=1):
        row = self.cursor.y
        self.cursor.y = self.margins.top if self.margins else 0
        for _ in range(count or 1):
            self.reverse_index()
        self.cursor.y = row


class Stream(pyte.ByteStream):
    csi = {**pyte.ByteStream.csi, "S": "scroll_up", "T": "scroll_down"}
    events = pyte.ByteStream.events | {"scroll_up", "scroll_down"}


class Session:
    """A program that runs as a job in a session of its own.

    A leader process stands in for the shell: it puts the program into the foreground or the background, and
    tells when the program has stopped or ended.
    """

    def __init__(self, command, environment=None, standard_input=None, screen_is_read=True, in_foreground=True):
        self.output = b""
        self.has_ended = False
        self.exit_code = None
        self.stops = 0
        self.continuations = 0
        self.screen_is_read = screen_is_read
        self.screen = Screen(80, 24)
        self.stream = Stream(self.screen)
        self.master, self.slave = os.openpty()
        self.resize(80, 24)
        self.modes_before = termios.tcgetattr(self.slave)
        self.reports, report_end = os.pipe()
        order_end, self.orders = os.pipe()
        # Open for writing in the program alone, so that it ends with it.
        self.lifeline, lifeline_end = os.pipe()
        os.set_inheritable(lifeline_end, True)
        self.leader = os.fork()
        if self.leader == 0:
            os.close(self.master)
            os.close(self.reports)
            os.close(self.orders)
            try:
                ends = report_end, order_end, lifeline_end
                lead(command, environment or {}, standard_input, in_foreground, self.slave, *ends)
            finally:
                os._exit(0)
        os.close(report_end)
        os.close(order_end)
        os.close(lifeline_end)
        self.program = int(self.report().split()[1])

    # What the program does

    def report(self, patience=PATIENCE):
        """The next thing the leader tells, or an empty string."""
        if not select.select([self.reports], [], [], patience)[0]:
            return ""
        line = b""
        while not line.endswith(b"\n"):
            byte = os.read(self.reports, 1)
            if not byte:
                return ""
            line += byte
        return line.decode()

    def pump(self, seconds=0.0):
        """Takes in what the program writes and what the leader tells, for a while."""
        end = time.monotonic() + seconds
        while True:
            sources = [self.reports]
            if self.screen_is_read and self.master is not None:
                sources.append(self.master)
            ready = select.select(sources, [], [], max(end - time.monotonic(), 0))[0]
            if self.master in ready:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    data = b""
                self.output += data
                self.stream.feed(data)
            if self.reports in ready:
                words = self.report(0).split()
                if not words:
                    self.has_ended = True
                elif words[0] == "ended":
                    self.has_ended = True
                    self.exit_code = int(words[1])
                elif words[0] == "stopped":
                    self.stops += 1
                elif words[0] == "continued":
                    self.continuations += 1
                if self.has_ended:
                    self.take_rest()
                    return
            if not ready and time.monotonic() >= end:
                return

    def take_rest(self):
        """Takes in what the program has written before its end."""
        while self.master is not None and select.select([self.master], [], [], 0)[0]:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return
            self.output += data
            self.stream.feed(data)

    # What a person does

    def press(self, *keys):
        for key in keys:
            # A long burst must not fill the terminal while the program waits for its output to be read.
            while key:
                self.pump()
                os.write(self.master, key[:256])
                key = key[256:]

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)

    def kill(self, number):
        try:
            os.kill(self.program, number)
        except ProcessLookupError:
            self.fail("the program to run")

    def bring_to_foreground(self):
        os.write(self.orders, b"f")
        self.await_report("in the foreground", lambda: self.continuations > 0)
        self.continuations -= 1

    def end_session(self):
        os.write(self.orders, b"e")
        os.waitpid(self.leader, 0)
        self.leader = None

    def take_terminal_away(self):
        self.pump()
        os.close(self.master)
        self.master = None

    def spoil_modes(self):
        """What a shell does when a job has stopped: its own modes."""
        termios.tcsetattr(self.slave, termios.TCSANOW, self.modes_before)

    def focus(self, name):
        """Moves down to a row of the top level."""
        self.press(b"\x1b[1~")
        self.expect("focus on the first row", lambda s: s.focused_line() == 0)
        line = self.line_of(name)
        self.press(b"\x1bOB" * line)
        self.expect(f"focus on {name}", lambda s: s.is_focused(name))

    def quit(self):
        self.press(b"q")
        self.expect_exit([0])

    # What can be seen

    def lines(self):
        rows = range(self.screen.lines)
        columns = range(self.screen.columns)
        return [normal("".join(self.cell(row, column).data for column in columns)) for row in rows]

    def cell(self, row, column):
        return self.screen.buffer[row][column]

    def shows(self, text):
        return any(normal(text) in line for line in self.lines())

    def line_of(self, name):
        for number, line in enumerate(self.lines()):
            if normal(name) in line:
                return number
        return None

    def list_height(self):
        has_status_line = self.screen.lines >= 3 and self.screen.columns >= 8
        return self.screen.lines - 1 if has_status_line else self.screen.lines

    def focused_line(self):
        """The line in reverse video, if there is exactly one above the status line."""
        marked = [row for row in range(self.list_height())
                  if all(self.cell(row, column).reverse for column in range(self.screen.columns))]
        return marked[0] if len(marked) == 1 else None

    def is_focused(self, name):
        line = self.focused_line()
        return line is not None and normal(name) in self.lines()[line]

    def is_filled(self):
        """Whether each line shows something, the first and the last one included, up to the end of the list."""
        filled = [bool(line.strip()) for line in self.lines()]
        return all(filled) or self.shows("omega")

    # What is expected

    def fail(self, expectation):
        picture = "\n".join(f"    |{line}|" for line in self.lines())
        state = f"ended with {self.exit_code}" if self.has_ended else "running"
        raise CheckFailed(f"expected {expectation}; the program is {state}, the screen is\n{picture}")

    def require(self, expectation, condition):
        if not condition(self):
            self.fail(expectation)

    def expect(self, expectation, condition):
        end = time.monotonic() + PATIENCE
        self.pump()
        while not condition(self):
            if self.has_ended or time.monotonic() > end:
                self.fail(expectation)
            self.pump(0.02)

    def await_report(self, state, is_reported):
        end = time.monotonic() + PATIENCE
        while not is_reported():
            if self.has_ended or time.monotonic() > end:
                self.fail(f"the program to be {state}")
            self.pump(0.02)

    def wait_for_stop(self):
        self.await_report("stopped", lambda: self.stops > 0)
        self.stops -= 1

    def expect_stop(self):
        self.wait_for_stop()
        self.take_rest()
        self.require_restored("while it is stopped")

    def expect_exit(self, codes, has_terminal=True, leaves_screen=True):
        """Expects the program to end; negative codes are signals, `None` stands for any."""
        end = time.monotonic() + PATIENCE
        while not self.has_ended:
            if time.monotonic() > end:
                self.fail("the program to end")
            self.pump(0.02)
        if codes is not None and self.exit_code not in codes:
            self.fail(f"an exit code of {codes}")
        if has_terminal:
            self.take_rest()
            self.require_restored("after its end", leaves_screen)

    def expect_gone(self):
        """Expects the program to end when there is no leader to tell."""
        end = time.monotonic() + PATIENCE
        while not select.select([self.lifeline], [], [], 0)[0]:
            if time.monotonic() > end:
                self.fail("the program to be gone")
            self.pump(0.02)

    def require_restored(self, moment, leaves_screen=True):
        modes = termios.tcgetattr(self.slave)
        if modes != self.modes_before:
            self.fail(f"the terminal's modes as before, {moment}")
        if not leaves_screen or not self.screen_is_read:
            return
        for entered, left, what in [
            (b"\x1b[?1049h", b"\x1b[?1049l", "the ordinary screen"),
            (b"\x1b[?25l", b"\x1b[?25h", "the cursor"),
            (b"\x1b[?1h", b"\x1b[?1l", "the ordinary arrow keys"),
        ]:
            if self.output.rfind(entered) > self.output.rfind(left):
                self.fail(f"{what} to be back, {moment}")

    def discard(self):
        """Ends what is left."""
        for process in [self.program, self.leader]:
            try:
                if process is not None:
                    os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        if self.leader is not None:
            os.waitpid(self.leader, 0)
            self.leader = None
        for descriptor in [self.master, self.slave, self.reports, self.orders, self.lifeline]:
            if descriptor is not None:
                os.close(descriptor)


def lead(command, environment, standard_input, in_foreground, terminal, reports, orders, lifeline):
    """What the leader does: a shell with one job."""
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for number in [signal.SIGTTOU, signal.SIGTTIN, signal.SIGTSTP, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT]:
        signal.signal(number, signal.SIG_IGN)
    executed, execution = os.pipe()
    program = os.fork()
    if program == 0:
        os.setpgid(0, 0)
        if in_foreground:
            os.tcsetpgrp(terminal, os.getpid())
        for number in range(1, signal.NSIG):
            if number not in (signal.SIGKILL, signal.SIGSTOP) and signal.getsignal(number) is not None:
                signal.signal(number, signal.SIG_DFL)
        for descriptor in range(3):
            os.dup2(terminal, descriptor)
        if standard_input is not None:
            pipe_input(standard_input)
        for descriptor in [terminal, reports, orders]:
            os.close(descriptor)
        variables = {**os.environ, "TERM": "screen", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
        for name in ["LINES", "COLUMNS", "NO_COLOR", "ESCDELAY"]:
            variables.pop(name, None)
        os.execve(command[0], command, {**variables, **environment})
    os.close(lifeline)
    # Ends when the program has taken the place of this script, which hears signals in another way.
    os.close(execution)
    os.read(executed, 1)
    os.write(reports, f"started {program}\n".encode())
    while True:
        if select.select([orders], [], [], 0.005)[0]:
            order = os.read(orders, 1)
            if order == b"f":
                os.tcsetpgrp(terminal, program)
                os.kill(program, signal.SIGCONT)
                os.write(reports, b"continued\n")
            else:
                return
        process, status = os.waitpid(program, os.WNOHANG | os.WUNTRACED)
        if process == 0:
            continue
        if os.WIFSTOPPED(status):
            os.tcsetpgrp(terminal, os.getpgrp())
            os.write(reports, b"stopped\n")
        else:
            code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
            try:
                os.tcsetpgrp(terminal, os.getpgrp())
            except OSError:
                pass  # The terminal is gone.
            os.write(reports, f"ended {code}\n".encode())
            return


def pipe_input(data):
    """Puts a pipe with data in the place of standard input."""
    read_end, write_end = os.pipe()
    if os.fork() == 0:
        os.close(read_end)
        try:
            os.write(write_end, data)
        except BrokenPipeError:
            pass
        os._exit(0)
    os.close(write_end)
    os.dup2(read_end, 0)
    os.close(read_end)
