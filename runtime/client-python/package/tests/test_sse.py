"""Server-sent events are the same however their bytes are cut."""

import unittest

from polywire._core.sse import SseParser

TEXT = (
    "\ufeff: hello\r\ndata: ä€😀\r\n\r\nevent: named\rdata:a\rdata: b\r\rdata\n\n"
    'id: 7\nretry: 1\ndata: {"x": 1}\n\n: end\n\ndata: last'
)
EVENTS = [("", "ä€😀"), ("named", "a\nb"), ("", ""), ("", '{"x": 1}'), ("", "last")]


def parsed(*pieces: bytes) -> list[tuple[str, str]]:
    parser = SseParser()
    found = [event for piece in pieces for event in parser.push(piece)] + parser.end()
    return [tuple(event) for event in found]  # type: ignore[misc]


class Events(unittest.TestCase):
    def test_cut_once_at_every_byte(self) -> None:
        data = TEXT.encode()
        for at in range(len(data) + 1):
            self.assertEqual(parsed(data[:at], data[at:]), EVENTS, at)

    def test_cut_twice_at_every_pair_of_bytes(self) -> None:
        data = TEXT.encode()
        for first in range(len(data) + 1):
            for second in range(first, len(data) + 1, 3):
                self.assertEqual(parsed(data[:first], data[first:second], data[second:]), EVENTS, (first, second))

    def test_byte_by_byte(self) -> None:
        self.assertEqual(parsed(*(bytes([byte]) for byte in TEXT.encode())), EVENTS)

    def test_an_event_comes_with_the_piece_that_completes_it(self) -> None:
        parser = SseParser()
        self.assertEqual(parser.push(b"data: 1\n"), [])
        self.assertEqual([event.data for event in parser.push(b"\n")], ["1"])
