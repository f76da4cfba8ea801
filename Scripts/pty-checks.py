#!/usr/bin/env python3
"""Drives a program that shows a JSON file as an outline, through a real pseudo-terminal.

    Scripts/pty-checks.py [--only NAME] PROGRAM [ARGUMENT ...]

`{json}` in an argument stands for the file made here; without arguments, it is the only one. What cannot be
seen by the package's own tests is checked here: that keys arrive and the screen is painted, that the terminal
is restored however the program ends, and that it can be stopped, continued, resized and taken away.

Needs the package `pyte`, which reads what a terminal would show. Exits with 1 if a check fails, 2 if none can
be made.
"""

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "pty_checks"))

from session import CheckFailed, Session  # noqa: E402

HOSTILE = "\x1b]0;HOSTILE\x07\x1b[2J\n\u202egnp.exe"
DATA = {
    "alpha": {"one": {"deep": 1, "deeper": 2}, "two": [10, 20, 30]},
    "beta": {"日本語のタイトル": 3, "한국어": 4, "שלום": 5, "e\u0301": 6},
    "gamma": {HOSTILE: 7},
    "delta": {f"item{number}": number for number in range(500)},
    "omega": "the last one",
}
TOP = list(DATA)
UP, DOWN, RIGHT, LEFT = b"\x1bOA", b"\x1bOB", b"\x1bOC", b"\x1bOD"
ENTER = b"\r"
HOME, END, PAGE_UP, PAGE_DOWN = b"\x1b[1~", b"\x1b[4~", b"\x1b[5~", b"\x1b[6~"


class Checks:
    """Each method named `check_…` is a check; it gets a way to start the program."""

    def __init__(self, start):
        self.start = start

    def opened(self, **options):
        """The program with the top level on the screen."""
        session = self.start(**options)
        session.expect("a first screen", lambda s: any(line.strip() for line in s.lines()))
        if not session.shows("alpha"):
            session.press(RIGHT)
        session.expect("the top level", lambda s: all(s.shows(name) for name in TOP))
        return session

    # Keys

    def check_opens_and_quits(self):
        session = self.opened()
        order = [session.line_of(name) for name in TOP]
        session.require("the top level in order", lambda s: order == sorted(order))
        session.require("one focused line", lambda s: s.focused_line() is not None)
        session.press(b"q")
        session.expect_exit([0])

    def check_arrows(self):
        session = self.opened()
        session.focus("alpha")
        session.press(RIGHT)
        session.expect("alpha opened", lambda s: s.shows("one") and s.shows("two"))
        session.press(RIGHT)
        session.expect("focus on its first child", lambda s: s.is_focused("one"))
        session.press(LEFT)
        session.expect("focus on the parent", lambda s: s.is_focused("alpha"))
        session.press(LEFT)
        session.expect("alpha closed", lambda s: not s.shows("two"))
        session.quit()

    def check_choosing_prints_the_path(self):
        session = self.opened()
        session.focus("alpha")
        session.press(RIGHT)
        session.expect("alpha opened", lambda s: s.shows("two"))
        session.press(DOWN, ENTER)
        session.expect_exit([0])
        session.expect("the path", lambda s: s.shows("/alpha/one"))

    def check_escape_chooses_nothing(self):
        session = self.opened()
        session.press(b"\x1b")
        session.expect_exit([1])

    def check_filter(self):
        session = self.opened()
        session.press(b"/", b"w", b"o")
        session.expect("the match and what leads to it", lambda s: s.shows("two") and not s.shows("beta"))
        session.press(b"\x1b")
        session.expect("everything again", lambda s: all(s.shows(name) for name in TOP))
        session.quit()

    def check_keys_behind_a_filter_wait_for_it(self):
        records = [{"name": f"record {number}", "even": number % 2 == 0} for number in range(30000)]
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(records, file)
            file.flush()
            session = self.start(arguments=[file.name])
            session.expect("the first records", lambda s: s.shows("[30000]") and s.shows("row 1 of"))
            # All at once, as pasted: the choice is one of what was filtered, and not of what was there before.
            session.press(b"/record 29876" + ENTER + ENTER)
            session.expect_exit([0])
            session.expect("the path of the match", lambda s: s.shows("/29876/name"))

    def check_find_without_a_match(self):
        session = self.opened()
        session.press(b"'", b"z")
        session.expect("a sign", lambda s: s.shows("no match"))
        session.press(b"\x1b")
        session.expect("no sign", lambda s: not s.shows("no match"))
        session.quit()

    def check_help(self):
        session = self.opened()
        session.press(b"?")
        session.expect("the keys", lambda s: s.shows("open everything"))
        session.press(b"x")
        session.expect("the outline", lambda s: all(s.shows(name) for name in TOP))
        session.quit()

    def check_mouse(self):
        def click(column, line):
            place = bytes([33 + column, 33 + line])
            session.press(b"\x1b[M " + place + b"\x1b[M#" + place)

        session = self.opened()
        click(2, session.line_of("alpha"))
        session.expect("alpha opened", lambda s: s.shows("two"))
        click(8, session.line_of("omega"))
        session.expect("focus on omega", lambda s: s.is_focused("omega"))
        session.quit()

    def check_arrows_in_the_other_mode(self):
        session = self.opened()
        session.focus("alpha")
        session.press(b"\x1b[C")
        session.expect("alpha opened", lambda s: s.shows("two"))
        session.press(b"\x1b[B")
        session.expect("focus on its first child", lambda s: s.is_focused("one"))
        session.quit()

    def check_all_and_pages(self):
        session = self.opened()
        session.press(b"E")
        session.expect("everything opened", lambda s: s.shows("deeper") and s.shows("20"))
        session.press(END)
        session.expect("the end", lambda s: s.shows("omega") and s.shows("item499") and s.is_focused("omega"))
        session.press(PAGE_UP)
        session.expect("a page up", lambda s: not s.shows("omega"))
        session.press(HOME, PAGE_DOWN, HOME)
        session.expect("the beginning", lambda s: s.shows("alpha"))
        session.press(b"C")
        session.expect("everything closed", lambda s: not s.shows("deeper"))
        session.quit()

    def check_key_flood(self):
        session = self.opened()
        session.press(b"E", HOME)
        session.press(DOWN * 400 + UP * 150 + DOWN * 60 + END + UP)
        session.expect("the end of the flood", lambda s: s.is_focused("item499"))
        session.quit()

    def check_unknown_sequences_are_no_keys(self):
        session = self.opened()
        session.focus("alpha")
        session.press(b"\x1b[E\x1b[1;99C\x1b[?1;2q\x1b[200~\x1b[I", DOWN)
        session.expect("nothing but the arrow key", lambda s: s.is_focused("beta") and not s.shows("two"))
        session.quit()

    # Screens

    def check_names_of_all_scripts(self):
        session = self.opened()
        session.focus("beta")
        session.press(RIGHT)
        for name in ["日本語のタイトル", "한국어", "שלום", "e\u0301"]:
            session.expect(name, lambda s, name=name: s.shows(name))
        session.quit()

    def check_hostile_names(self):
        session = self.opened()
        session.press(b"E")
        session.expect("the hostile name", lambda s: s.shows("gnp.exe"))
        session.require("the screen as it was", lambda s: s.shows("alpha") and s.shows("beta"))
        session.require("no sequence from data", lambda s: b"HOSTILE\x07" not in s.output)
        session.require("no order from data", lambda s: "\u202e".encode() not in s.output)
        session.quit()

    def check_sizes(self):
        session = self.opened()
        session.press(b"E", HOME)
        session.press(DOWN * 30)
        for columns, rows in [(200, 50), (20, 5), (1, 1), (2, 2), (5, 1), (1, 5), (80, 24)]:
            session.resize(columns, rows)
            session.expect(f"{columns}x{rows}", lambda s: s.focused_line() is not None and s.is_filled())
        session.quit()

    def check_resize_storm(self):
        session = self.opened()
        session.press(b"E", HOME)
        for step in range(300):
            session.resize(1 + step * 37 % 200, 1 + step * 17 % 60)
            if step % 10 == 0:
                session.press(DOWN)
        session.press(HOME)
        session.resize(80, 24)
        session.expect("the beginning", lambda s: s.focused_line() == 0 and s.shows("deeper") and s.is_filled())
        session.quit()

    def check_redraw(self):
        session = self.opened()
        session.screen.reset()
        session.press(b"\x0c")
        session.expect("everything again", lambda s: all(s.shows(name) for name in TOP))
        session.quit()

    def check_without_locale(self):
        session = self.opened(environment={"LC_ALL": "C"})
        session.press(b"E")
        session.expect("guide lines", lambda s: s.shows("├") and s.shows("日本語"))
        session.quit()

    def check_unusable_terminals(self):
        for terminal, reason in [("dumb", 'TERM is "dumb"'), ("no-such", 'TERM is "no-such"'), ("", "TERM is not set")]:
            session = self.start(environment={"TERM": terminal})
            session.expect_exit([1])
            session.require("no sequences", lambda s: b"\x1b" not in s.output)
            session.require("the reason", lambda s: s.shows(reason) and not s.lines()[1].strip())

    def check_terminals_with_less(self):
        for environment in [{"TERM": "vt100"}, {"TERM": "xterm-mono"}, {"TERM": "xterm"}, {"NO_COLOR": "1"}]:
            session = self.opened(environment=environment)
            session.press(DOWN)
            session.expect("focus on the second row", lambda s: s.focused_line() == 1)
            colours = any(self.is_coloured(session, row) for row in range(len(TOP)))
            session.require(f"colours as {environment} has them", lambda s: colours == (environment == {"TERM": "xterm"}))
            session.quit()

    def is_coloured(self, session, row):
        return any(session.cell(row, column).fg != "default" for column in range(session.screen.columns))

    def check_keys_beside_piped_input(self):
        session = self.opened(standard_input=b"not\nkeys\nq\n" * 1000)
        session.focus("alpha")
        session.press(DOWN)
        session.expect("the next row", lambda s: s.is_focused("beta"))
        session.quit()

    # Ends

    def check_interrupt_key(self):
        session = self.opened()
        session.press(b"\x03")
        session.expect_exit([0, 128 + signal.SIGINT, -signal.SIGINT])

    def check_ending_signals(self):
        for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]:
            session = self.opened()
            session.kill(number)
            session.expect_exit([128 + number, -number])

    def check_crashes(self):
        for number in [signal.SIGSEGV, signal.SIGABRT, signal.SIGTRAP, signal.SIGILL, signal.SIGQUIT]:
            session = self.opened()
            session.kill(number)
            session.expect_exit([-number])

    def check_signals_at_bad_moments(self):
        for attempt in range(40):
            session = self.start(screen_is_read=attempt % 2 == 0)
            time.sleep(attempt * 0.004)
            session.press(b"E", DOWN * 50)
            if attempt % 3 == 0:
                session.resize(40, 10)
            session.kill([signal.SIGTERM, signal.SIGHUP, signal.SIGINT][attempt % 3])
            session.expect_exit(None)

    def check_stopped_output(self):
        session = self.opened()
        session.press(b"\x13")
        session.press(b"E", DOWN * 20)
        time.sleep(0.3)
        session.kill(signal.SIGTERM)
        session.expect_exit([128 + signal.SIGTERM, -signal.SIGTERM], leaves_screen=False)

    def check_terminal_that_is_gone(self):
        session = self.opened()
        session.take_terminal_away()
        session.expect_exit(None, has_terminal=False)

    def check_session_that_ends(self):
        session = self.opened()
        session.end_session()
        session.expect_gone()

    def check_ending_while_folders_are_read(self):
        with tempfile.TemporaryDirectory() as folder:
            for number in range(3000):
                os.close(os.open(os.path.join(folder, f"file{number}"), os.O_CREAT, 0o600))
            for attempt in range(15):
                session = self.start(arguments=[folder])
                time.sleep(attempt * 0.005)
                session.press(b"/file2", b"r")
                session.resize(30 + attempt, 8)
                session.kill([signal.SIGTERM, signal.SIGHUP, signal.SIGINT][attempt % 3])
                session.expect_exit(None)

    # Stopping

    def check_stop_key(self):
        session = self.opened()
        session.focus("beta")
        session.press(b"\x1a")
        session.expect_stop()
        session.resize(60, 12)
        session.screen.reset()
        session.bring_to_foreground()
        session.expect("everything again", lambda s: s.is_focused("beta") and s.shows("omega"))
        session.press(UP)
        session.expect("keys again", lambda s: s.is_focused("alpha"))
        session.press(b"\x1a")
        session.expect_stop()
        session.bring_to_foreground()
        session.quit()

    def check_hard_stop(self):
        session = self.opened()
        session.kill(signal.SIGSTOP)
        session.wait_for_stop()
        session.spoil_modes()
        session.screen.reset()
        session.bring_to_foreground()
        session.expect("everything again", lambda s: all(s.shows(name) for name in TOP))
        session.press(b"E")
        session.expect("keys again", lambda s: s.shows("deeper"))
        session.quit()

    def check_start_in_the_background(self):
        session = self.start(in_foreground=False)
        session.wait_for_stop()
        session.require("silence in the background", lambda s: s.output == b"")
        session.bring_to_foreground()
        session.expect("the screen", lambda s: s.focused_line() is not None)
        session.quit()

    def check_background(self):
        session = self.opened()
        session.press(b"\x1a")
        session.expect_stop()
        written = len(session.output)
        session.kill(signal.SIGCONT)
        session.wait_for_stop()
        session.require("silence in the background", lambda s: len(s.output) == written)
        session.bring_to_foreground()
        session.expect("the screen", lambda s: s.focused_line() is not None)
        session.quit()

    def check_end_while_stopped(self):
        session = self.opened()
        session.press(b"\x1a")
        session.expect_stop()
        written = len(session.output)
        session.kill(signal.SIGTERM)
        session.kill(signal.SIGCONT)
        session.expect_exit([128 + signal.SIGTERM, -signal.SIGTERM])
        session.require("no screen again", lambda s: b"\x1b[?1049" not in s.output[written:])

    def check_storm_of_everything(self):
        generator = random.Random(4)
        session = self.opened()
        for _ in range(150):
            action = generator.randrange(5)
            if action == 0:
                session.resize(generator.randrange(1, 120), generator.randrange(1, 40))
            elif action == 1:
                session.kill(signal.SIGTSTP)
                session.wait_for_stop()
                session.bring_to_foreground()
            elif action == 2:
                session.kill(signal.SIGCONT)
            else:
                session.press(generator.choice([UP, DOWN, LEFT, RIGHT, END, HOME, b"E", b"C", b"\x0c"]))
        session.press(b"C", HOME, RIGHT)
        session.resize(80, 24)
        session.expect("the screen", lambda s: s.focused_line() == 0 and all(s.shows(name) for name in TOP))
        session.quit()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", help="run checks with this in their name")
    parser.add_argument("program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "data.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(DATA, file, ensure_ascii=False)
        command = [os.path.abspath(options.program)]
        command += [part.replace("{json}", path) for part in options.arguments or ["{json}"]]
        if not os.access(command[0], os.X_OK):
            sys.exit(f"pty-checks: cannot run {command[0]}")

        sessions = []

        def start(arguments=None, **options):
            sessions.append(Session(command if arguments is None else command[:1] + arguments, **options))
            return sessions[-1]

        checks = Checks(start)
        names = [name for name in dir(checks) if name.startswith("check_") and (options.only or "") in name]
        failures = 0
        for name in names:
            begin = time.monotonic()
            try:
                getattr(checks, name)()
                print(f"ok    {name} ({time.monotonic() - begin:.1f} s)", flush=True)
            except CheckFailed as failure:
                failures += 1
                print(f"FAIL  {name}: {failure}", flush=True)
            finally:
                for session in sessions:
                    session.discard()
                sessions.clear()
    print(f"{len(names) - failures} of {len(names)} checks hold")
    sys.exit(1 if failures or not names else 0)


if __name__ == "__main__":
    main()
