"""Calls of a Draftwell server. See /api/docs of any of them."""

import http.client
import json
import socket
import ssl
import threading
import uuid
from urllib.parse import urlsplit

SECONDS_FOR_QUESTIONS = 15
# Longer than the server lets any engine write
SECONDS_FOR_WRITING = 240


class Failure(Exception):
    """With the sentence that the writer reads."""

    def __init__(self, sentence, code=None):
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


class Stopped(Exception):
    """The writer has stopped it."""


SENTENCES = {
    "INVALID_API_KEY": "The server does not know this API key. Enter one that is valid under Draftwell ▸ Options.",
    "AUTH_EXPIRED": "The server asks for an API key. Enter one under Draftwell ▸ Options.",
    "INSUFFICIENT_SCOPE": "This API key may not write. Make one with the scope “write”, and enter it under Draftwell ▸ Options.",
}


class Server:
    def __init__(self, address, key):
        self.address = address
        self.key = key
        self.connection = None
        self.is_stopped = False
        self.lock = threading.Lock()

    def read_credits_left(self):
        """None where the key may not know."""
        try:
            credits = self.call("GET", "/api/credits", seconds=SECONDS_FOR_QUESTIONS)
        except Failure as failure:
            if failure.code == "INSUFFICIENT_SCOPE":
                return None
            raise
        return sum(credits[kind]["total"] - credits[kind]["used"] for kind in ("daily", "monthly"))

    def check_writing(self):
        """Fails where the key may not write. The server looks at the key first, and then refuses what has no text: free."""
        try:
            body = {"action": "improve", "original_text": ""}
            self.call("POST", "/api/functions/enhance-text-v2", body, seconds=SECONDS_FOR_QUESTIONS)
        except Failure as failure:
            if failure.code != "INVALID_REQUEST":
                raise

    def improve(self, text):
        """The changes of a text. What breaks on the way is asked once more by the same key: nothing is charged twice."""
        body = {"action": "improve", "original_text": text}
        headers = {"Idempotency-Key": str(uuid.uuid4())}
        try:
            return self.call("POST", "/api/functions/enhance-text-v2", body, headers)["changes"]
        except Failure as failure:
            if failure.code != "CUT":
                raise
        return self.call("POST", "/api/functions/enhance-text-v2", body, headers)["changes"]

    def stop(self):
        """From another thread. The server takes it for a Stop, which is free."""
        with self.lock:
            self.is_stopped = True
            connection = self.connection
        if connection is not None and connection.sock is not None:
            try:
                connection.sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def call(self, method, path, body=None, headers=None, seconds=SECONDS_FOR_WRITING):
        try:
            status, content = self.send(method, path, body, headers or {}, seconds)
        except Exception as error:
            if self.is_stopped:
                raise Stopped from error
            raise self.to_failure(error) from error
        if self.is_stopped:
            raise Stopped
        try:
            answer = json.loads(content)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise Failure(f"What answers at {self.address} is not Draftwell. Check the address under Draftwell ▸ Options.")
        if status != 200:
            code = answer.get("code")
            raise Failure(SENTENCES.get(code) or answer.get("message") or f"The server answered {status}.", code)
        return answer

    def send(self, method, path, body, headers, seconds):
        place = urlsplit(self.address)
        kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
        connection = kind(place.hostname, place.port, timeout=seconds)
        with self.lock:
            if self.is_stopped:
                raise Stopped
            self.connection = connection
        try:
            content = None if body is None else json.dumps(body).encode()
            sent = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json", **headers}
            connection.request(method, place.path.rstrip("/") + path, content, sent)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def to_failure(self, error):
        if isinstance(error, Failure):
            return error
        if isinstance(error, ssl.SSLCertVerificationError):
            return Failure(f"The certificate of {self.address} is not one that this machine trusts.")
        if isinstance(error, (ConnectionRefusedError, socket.gaierror)):
            return Failure(f"No server answers at {self.address}. Check the address under Draftwell ▸ Options.")
        if isinstance(error, TimeoutError):
            return Failure(f"The server at {self.address} did not answer in time. Please try again.")
        return Failure(f"The connection to {self.address} broke. Please try again.", "CUT")
