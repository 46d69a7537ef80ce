"""A loopback HTTP service with canned answers.

Reads {"answers": {"GET /path" or "/path": answer or [answers in turn, the last for ever]}} from the first line of its
standard input, prints its port, and serves until standard input ends. A path `/x/*` is for all that begins with `/x/`
and has no answer of its own.

An answer has `status`, `headers` ([[name, value]…]), `body` (text) or `bodyBase64`, and `mode`:
  answer    what it says (the default)
  echo      a JSON object of the request line, the header lines, the body, and the parts of a multipart body
  close     the connection ends without an answer
  truncate  the header promises more than the body holds, and the connection ends
  raw       the body is everything that is sent
  open      what it says, but for the end: the body stays open until the service ends
  hang      nothing, until the client goes away or the service ends
`delay` (seconds) comes before each. GET /loopback/requests lists the requests so far, without itself.
"""
import base64
import email.parser
import email.policy
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

answers = json.loads(sys.stdin.readline())["answers"]
turns = {}
requests = []
lock = threading.Lock()
ended = threading.Event()


def answer_for(method, path):
    keys = [method + " " + path, path] + [key for key in answers if key.endswith("*") and path.startswith(key[:-1])]
    for key in keys:
        if key in answers:
            listed = answers[key]
            if not isinstance(listed, list):
                return listed
            with lock:
                turn = turns.get(key, 0)
                turns[key] = turn + 1
            return listed[min(turn, len(listed) - 1)]
    return {"status": 404, "headers": [["Content-Type", "text/plain"]], "body": "no canned answer for " + path}


def parts_of(content_type, body):
    """The parts of a multipart body, as Python's own reader sees them."""
    if not content_type.startswith("multipart/"):
        return []
    head = b"Content-Type: " + content_type.encode() + b"\r\n\r\n"
    message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + body)
    return [
        {
            "disposition": part.get("Content-Disposition", ""),
            "name": part.get_param("name", header="content-disposition"),
            "fileName": part.get_filename(),
            "contentType": part.get("Content-Type"),
            "headers": [[name, value] for name, value in part.items()],
            "bodyBase64": base64.b64encode(part.get_payload(decode=True)).decode(),
        }
        for part in message.iter_parts()
    ]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def handle_any(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        path = self.path.split("?")[0]
        if path == "/loopback/requests":
            with lock:
                return self.send(200, [["Content-Type", "application/json"]], json.dumps(requests).encode())
        received = {
            "method": self.command,
            "target": self.path,
            "line": self.requestline,
            "headers": [[name, value] for name, value in self.headers.items()],
            "bodyBase64": base64.b64encode(body).decode(),
            "parts": parts_of(self.headers.get("Content-Type", ""), body),
        }
        with lock:
            requests.append(received)
        self.reply(answer_for(self.command, path), received)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_QUERY = handle_any

    def reply(self, answer, received):
        time.sleep(answer.get("delay", 0))
        mode = answer.get("mode", "answer")
        status, headers = answer.get("status", 200), answer.get("headers", [])
        if "bodyBase64" in answer:
            body = base64.b64decode(answer["bodyBase64"])
        else:
            body = answer.get("body", "").encode()
        if mode == "echo":
            self.send(status, [["Content-Type", "application/json"]] + headers, json.dumps(received).encode())
        elif mode == "truncate":
            self.send(status, headers, body, length=len(body) + 1000)
            self.close_connection = True
        elif mode == "raw":
            self.wfile.write(body)
            self.close_connection = True
        elif mode == "close":
            self.close_connection = True
        elif mode == "open":
            self.send_response(status)
            for name, value in headers + [["Transfer-Encoding", "chunked"]]:
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(b"%x\r\n%s\r\n" % (len(body), body))
            self.wfile.flush()
            ended.wait()
        elif mode == "hang":
            ended.wait()
        else:
            self.send(status, headers, body)

    def send(self, status, headers, body, length=None):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        if status not in (204, 304):
            self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        if self.command != "HEAD" and status not in (204, 304):
            self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 1024

    def handle_error(self, *_):
        pass  # a client that goes away is what some tests are about


server = Server(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
ended.set()
os._exit(0)
