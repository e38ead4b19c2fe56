"""Both clients over TLS, with a certificate made for the occasion."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path
from typing import Any

from polywire import AbortError, ClientConnectionError

from .manners import Blocking, Nonblocking
from .scripted import Scripted, says, streams
from .test_calls import ASKING, CHUNKS, COMPLETION, KEY


@unittest.skipUnless(shutil.which("openssl"), "there is no openssl to make a certificate with")
class OverTls(unittest.TestCase):
    serving: ssl.SSLContext
    trusting: ssl.SSLContext

    @classmethod
    def setUpClass(cls) -> None:
        folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, folder)
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        kind = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
        command = f"openssl req -x509 {kind} -days 2 -subj /CN=localhost"
        names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
        subprocess.run([*command.split(), *names], check=True, capture_output=True)
        cls.serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        cls.serving.load_cert_chain(certificate, key)
        cls.trusting = ssl.create_default_context(cafile=str(certificate))

    def start(self, manner: Any, server: Scripted, **options: Any) -> Any:
        url = server.url.replace("http:", "https:")
        client = manner(base_url=url, api_key=KEY, max_retries=0, **options)
        self.addCleanup(client.end)
        return client

    def answers(self, *answers: Any) -> Scripted:
        def wrap(connection: socket.socket) -> socket.socket:
            return self.serving.wrap_socket(connection, server_side=True)

        return Scripted(*answers, wrap=wrap)

    def test_answers_and_streams(self) -> None:
        for manner in (Blocking, Nonblocking):
            answers = self.answers(says(200, COMPLETION), streams([*CHUNKS, "[DONE]"]))
            with self.subTest(manner.__name__), answers as server:
                client = self.start(manner, server, ssl_context=self.trusting)
                self.assertEqual(client.call("chat.completions.create", **ASKING).data, COMPLETION)
                stream = client.call("chat.completions.create", **ASKING, stream=True)
                self.assertEqual(client.events(stream), CHUNKS)

    def test_a_server_that_nobody_vouches_for(self) -> None:
        for manner in (Blocking, Nonblocking):
            with self.subTest(manner.__name__), self.answers(says(200, COMPLETION)) as server:
                client = self.start(manner, server)
                with self.assertRaises(ClientConnectionError):
                    client.call("chat.completions.create", **ASKING)
                self.assertEqual(server.received, [])

    def test_another_thread_may_close_a_stream(self) -> None:
        with self.answers(streams(CHUNKS[:1], "hang")) as server:
            client = self.start(Blocking, server, ssl_context=self.trusting)
            stream = client.call("chat.completions.create", **ASKING, stream=True)
            timer = threading.Timer(0.1, stream.close)
            timer.start()
            with self.assertRaises(AbortError):
                client.events(stream)
            timer.join()
            self.assertTrue(server.left.wait(5))
