"""HTTP/1.1 is the same however its bytes are cut."""

import unittest

from polywire._core.http1 import AnswerReader, ProtocolError, request_head

CHUNKED = (
    b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nA: 1\r\na: 2\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"3\r\nabc\r\n0A;x=y\r\n0123456789\r\n0\r\nTrailer: t\r\n\r\n"
)
COUNTED = b"HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nhello"
OPEN = b"HTTP/1.0 200\nB: x\n\nuntil the end"


def read(*pieces: bytes) -> tuple[AnswerReader, bytes]:
    reader = AnswerReader()
    body = b"".join(reader.push(piece) for piece in pieces)
    return reader, body


class Answers(unittest.TestCase):
    def test_cut_at_every_byte(self) -> None:
        whole = ((CHUNKED, 200, b"abc0123456789"), (COUNTED, 404, b"hello"), (OPEN, 200, b"until the end"))
        for data, status, body in whole:
            for at in range(len(data) + 1):
                reader, found = read(data[:at], data[at:])
                reader.end()
                self.assertIsNotNone(reader.head)
                self.assertEqual((reader.head.status, found), (status, body), at)  # type: ignore[union-attr]

    def test_headers_that_come_twice_are_joined(self) -> None:
        reader, _ = read(CHUNKED)
        self.assertEqual(reader.head.headers["A"], "1, 2")  # type: ignore[union-attr]

    def test_one_that_ends_early_is_known(self) -> None:
        for data in (CHUNKED, COUNTED):
            for at in range(len(data)):
                reader, _ = read(data[:at])
                with self.assertRaises(ProtocolError):
                    reader.end()

    def test_what_is_no_http_is_refused(self) -> None:
        start = b"HTTP/1.1 200 OK\r\n"
        for data in (
            b"SSH-2.0\r\n\r\n",
            start + b"Content-Length: -1\r\n\r\n",
            start + b"Transfer-Encoding: gzip\r\n\r\n",
            start + b"Transfer-Encoding: chunked\r\n\r\nx\r\n",
            start + b"Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n",
            start + b"X: " + b"y" * 70_000,
        ):
            with self.assertRaises(ProtocolError):
                read(data)

    def test_an_answer_without_a_body_is_whole(self) -> None:
        reader, body = read(b"HTTP/1.1 204 No Content\r\n\r\n")
        self.assertTrue(reader.ended)
        self.assertEqual(body, b"")


class Requests(unittest.TestCase):
    def test_no_header_adds_another_line(self) -> None:
        for name, value in (("a", "b\r\nc: d"), ("a\r\nb", "c"), ("a", "€"), ("", "x")):
            with self.assertRaises(ValueError):
                request_head("GET", "/", {name: value}, None)
