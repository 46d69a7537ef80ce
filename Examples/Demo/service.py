"""A loopback service that answers as the Dribbble description says, and once as it does not.

Prints the port that it listens on, then serves until its standard input closes.
"""

import http.server
import json
import sys
import threading
from urllib.parse import parse_qs, urlsplit

COUNTS = ["shots", "draftees", "followers", "following", "comments", "comments_received", "likes", "likes_received",
          "rebounds", "rebounds_received"]
PLAYER = {
    "id": 1,
    "name": "Dan Cederholm",
    "username": "simplebits",
    "url": "https://dribbble.com/simplebits",
    "location": None,
    "created_at": "2009-07-07T21:51:22-04:00",
    **{f"{name}_count": 100 + index for index, name in enumerate(COUNTS)},
}


def shot(number, title):
    return {
        "id": number,
        "title": title,
        "url": f"https://dribbble.com/shots/{number}",
        "image_url": f"https://dribbble.com/shots/{number}.png",
        "width": 400,
        "height": 300,
        "views_count": 1693,
        "likes_count": 15,
        "comments_count": 4,
        "rebounds_count": 0,
        "tags": ["moon", "night"],
        "player": PLAYER,
        "created_at": "2010-05-21T16:34:42-04:00",
    }


class Service(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        url = urlsplit(self.path)
        query = parse_qs(url.query)
        page = int(query.get("page", ["1"])[0])
        if url.path == "/shots/popular":
            shots = [shot(21603, "Moon"), shot(21604, "Half moon")]
            if page == 2:
                shots[1]["title"] = ""  # the description asks for at least one character
            self.answer(200, {"page": page, "pages": 50, "per_page": 2, "total": 100, "shots": shots})
        else:
            self.answer(404, {"message": "There is nothing here."})

    def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
