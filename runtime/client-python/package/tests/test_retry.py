"""Whether and when a call is tried again."""

import time
import unittest
from email.utils import formatdate

from polywire._core.retry import may_retry, retry_after, retry_delay


class Retries(unittest.TestCase):
    def test_the_service_says_whether(self) -> None:
        self.assertTrue(may_retry(400, {"x-should-retry": "true"}))
        self.assertFalse(may_retry(503, {"x-should-retry": "false"}))

    def test_else_the_status_does(self) -> None:
        again = [status for status in (400, 401, 404, 408, 409, 422, 429, 500, 502, 503, 504) if may_retry(status, {})]
        self.assertEqual(again, [429, 500, 502, 503])

    def test_the_service_says_when(self) -> None:
        self.assertEqual(retry_delay(1, {"retry-after": "7"}, 0.5, 60), 7)
        self.assertIsNone(retry_delay(1, {"retry-after": "61"}, 0.5, 60))
        self.assertEqual(retry_after("-1"), 0)
        self.assertIsNone(retry_after("soon"))
        self.assertAlmostEqual(retry_after(formatdate(time.time() + 30, usegmt=True)) or 0, 30, delta=2)

    def test_else_a_wait_that_doubles_with_jitter(self) -> None:
        for failed, most in ((1, 0.5), (2, 1.0), (3, 2.0), (9, 8.0)):
            waits = [retry_delay(failed, {}, 0.5, 60) or 0 for _ in range(200)]
            self.assertTrue(all(most * 0.75 <= wait <= most for wait in waits))
            self.assertGreater(len(set(waits)), 100)
