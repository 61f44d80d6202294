#!/usr/bin/env python3
"""A bot for Hypergate in plain Python 3, without any package: it joins a table by invite code and plays a whole game
with random legal answers. PROTOCOL.md explains what it does.

    python3 bot.py http://localhost:8080 INVITECODE [name]
"""

import base64
import json
import os
import random
import socket
import struct
import sys
import urllib.parse
import urllib.request


class Api:
    """The HTTP side: a cookie and JSON."""

    def __init__(self, base):
        self.base = base
        self.cookie = ""

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"cookie": self.cookie}
        if data is not None:
            headers["content-type"] = "application/json"
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        with urllib.request.urlopen(request) as response:
            cookie = response.headers.get("set-cookie")
            if cookie:
                self.cookie = cookie.split(";")[0]
            return json.load(response)


class Socket:
    """Just enough of RFC 6455 to talk in text frames."""

    def __init__(self, base, cookie):
        url = urllib.parse.urlparse(base)
        self.socket = socket.create_connection((url.hostname, url.port or 80))
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode())

    def fill(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the server closed the connection")
        self.buffer += data

    def take(self, n):
        while len(self.buffer) < n:
            self.fill()
        data, self.buffer = self.buffer[:n], self.buffer[n:]
        return data

    def frame(self, opcode, payload):
        mask = os.urandom(4)
        n = len(payload)
        size = struct.pack("!B", 0x80 | n) if n < 126 else struct.pack("!BH", 0x80 | 126, n)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(struct.pack("!B", 0x80 | opcode) + size + mask + masked)

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def receive(self):
        text = b""
        while True:
            first, second = self.take(2)
            n = second & 0x7F
            if n == 126:
                (n,) = struct.unpack("!H", self.take(2))
            elif n == 127:
                (n,) = struct.unpack("!Q", self.take(8))
            payload = self.take(n)
            opcode = first & 0x0F
            if opcode == 8:
                raise ConnectionError("the server closed the connection")
            if opcode == 9:
                self.frame(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)


def answer_to(question):
    """A random legal answer to any of the seven kinds of questions."""
    kind = question["kind"]
    if kind == "one":
        return random.choice(question["options"])
    if kind == "some":
        most = min(question["max"], len(question["options"]))
        return random.sample(question["options"], random.randint(question["min"], most))
    if kind == "number":
        return random.randint(question["min"], question["max"])
    if kind == "order":
        return random.sample(question["options"], len(question["options"]))
    if kind == "confirm":
        return random.random() < 0.5
    if kind == "deal":
        accepts = question["mayAccept"] and random.random() < 0.5
        return {"do": "accept" if accepts else "refuse"}
    places = [slot["ref"] for slot in question["slots"] for _ in range(slot["max"])]
    most = min(question["max"], len(places))
    counts = {}
    for ref in random.sample(places, random.randint(question["min"], most)):
        counts[ref] = counts.get(ref, 0) + 1
    return counts


def main():
    base, code = sys.argv[1], sys.argv[2]
    api = Api(base)
    api.call("POST", "/api/guests", {"name": sys.argv[3] if len(sys.argv) > 3 else "Python"})
    table = api.call("GET", f"/api/invites/{code}")["id"]
    api.call("POST", f"/api/tables/{table}/sit?code={code}", {})
    api.call("POST", f"/api/tables/{table}/ready", {"ready": True})
    live = Socket(base, api.cookie)
    live.send({"t": "watch", "id": 0, "table": table})
    answers = 0
    answered = None
    while True:
        frame = live.receive()
        if frame["t"] == "table" and frame["table"]["status"] == "over":
            print(f"the game is over after {answers} answers; winners: {frame['table']['result']['winners']}")
            return
        if frame["t"] == "error" and frame["error"]["id"] not in ("refused.stale", "refused.notAsked"):
            raise RuntimeError(frame["error"]["text"])
        # A real bot would also keep the view: `set` brings pieces of it, `gone` takes them away.
        asked = frame.get("asked")
        if asked and asked["ask"] != answered:
            answered = asked["ask"]
            answers += 1
            value = answer_to(asked["question"])
            live.send({"t": "answer", "id": answers, "table": table, "ask": answered, "value": value})


if __name__ == "__main__":
    main()
