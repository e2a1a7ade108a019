"""Chromium, steered by WebDriver: plain requests to Debian's `chromedriver`, and no outside package."""

import base64
import json
import os
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request

# The key under which an element is sent.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Backspace": "\ue003",
        "Shift": "\ue008", "Control": "\ue009", "Down": "\ue015", "Right": "\ue014"}


def install():
    """Sees to it that there is a browser with its driver, from Debian's packages."""
    if not (shutil.which("chromium") and shutil.which("chromedriver")):
        root = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*root, "apt-get", "update", "-qq"], check=True)
        subprocess.run([*root, "apt-get", "install", "-qq", "-y", "--no-install-recommends",
                        "chromium", "chromium-driver"], check=True)


def asked(address, body=None, method=None):
    """What a server answers to JSON."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"},
                                     method=method)
    try:
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.loads(answer.read())["value"]
    except urllib.error.HTTPError as error:
        raise RuntimeError(error.read().decode(errors="replace")[:1_000]) from error


class Driver:
    """A running `chromedriver`."""

    def __init__(self):
        self.process = subprocess.Popen(
            [shutil.which("chromedriver"), "--port=0"], text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        for line in self.process.stdout:
            if found := re.search(r"started successfully on port (\d+)", line):
                self.address = f"http://127.0.0.1:{found[1]}"
                return
        raise RuntimeError("chromedriver does not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class Page:
    """A browser with one page."""

    def __init__(self, driver, size=(1500, 950)):
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                            f"--window-size={size[0]},{size[1]}"]}
        answer = asked(f"{driver.address}/session", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})
        self.address = f"{driver.address}/session/{answer['sessionId']}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        asked(self.address, method="DELETE")

    def send(self, path, body):
        return asked(f"{self.address}/{path}", body)

    def open(self, address):
        self.send("url", {"url": address})

    def script(self, text, *arguments):
        """What JavaScript returns; a promise is waited for."""
        return self.send("execute/sync", {"script": text, "args": list(arguments)})

    def cdp(self, command, **parameters):
        """A command of the browser's own protocol, for what WebDriver has no word for."""
        return self.send("goog/cdp/execute", {"cmd": command, "params": parameters})

    def wait(self, what, condition, *arguments, seconds=20):
        """Waits until JavaScript returns something true, and returns that."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            if found := self.script(f"return ({condition})", *arguments):
                return found
            time.sleep(0.02)
        raise RuntimeError(f"{what} has not come: {condition}")

    def picture(self, path):
        value = asked(f"{self.address}/screenshot")
        path.write_bytes(base64.b64decode(value))

    def complaints(self):
        """What the console of the page has said since it was asked last."""
        return [entry["message"] for entry in self.send("se/log", {"type": "browser"})]

    # Hands

    def actions(self, kind, steps):
        source = {"type": kind, "id": kind, "actions": steps}
        if kind == "pointer":
            source["parameters"] = {"pointerType": "mouse"}
        self.send("actions", {"actions": [source]})

    def drag(self, start, end, pause=0):
        """A drag of the mouse in six moves, after a pause."""
        moves = [{"type": "pointerMove", "duration": 15,
                  "x": round(start[0] + (end[0] - start[0]) * step / 6),
                  "y": round(start[1] + (end[1] - start[1]) * step / 6)} for step in range(1, 7)]
        self.actions("pointer", [
            {"type": "pointerMove", "duration": 0, "x": round(start[0]), "y": round(start[1])},
            {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": pause}, *moves,
            {"type": "pointerUp", "button": 0}])

    def click(self, point, pause=0, times=1):
        self.actions("pointer", [
            {"type": "pointerMove", "duration": 0, "x": round(point[0]), "y": round(point[1])},
            *[{"type": "pointerDown", "button": 0}, {"type": "pause", "duration": pause},
              {"type": "pointerUp", "button": 0}] * times])

    def hover(self, point):
        self.actions("pointer", [
            {"type": "pointerMove", "duration": 0, "x": round(point[0]), "y": round(point[1])}])

    def wheel(self, point, by):
        self.actions("wheel", [
            {"type": "scroll", "duration": 0, "x": round(point[0]), "y": round(point[1]),
             "deltaX": 0, "deltaY": by}])

    def keys(self, *keys):
        """Presses keys one after the other; of a list, the first ones are held meanwhile."""
        steps = []
        for key in keys:
            held = [KEYS.get(each, each) for each in (key if isinstance(key, list) else [key])]
            steps += [{"type": "keyDown", "value": each} for each in held]
            steps += [{"type": "keyUp", "value": each} for each in reversed(held)]
        self.actions("key", steps)
