"""Runs cells of Python where there is no ipykernel. Commands come as lines of JSON from descriptor 3, answers go there."""

import ast
import base64
import json
import os
import signal
import socket
import sys
import traceback
import types

channel = socket.socket(fileno=3)
os.set_inheritable(3, False)

# What cells call themselves is no name of ours.
cells = types.ModuleType("__main__")
sys.modules["__main__"] = cells


def main(names):
    lines = channel.makefile("r", encoding="utf-8", newline="\n")
    count = [0]

    def tell(line):
        channel.sendall((json.dumps(line) + "\n").encode())

    def show(value):
        """Shows a value as richly as it can tell."""
        for name, mime in (("_repr_png_", "image/png"), ("_repr_html_", "text/html"), ("_repr_json_", "application/json")):
            method = getattr(type(value), name, None)
            if method is None:
                continue
            data = method(value)
            if data is None:
                continue
            if mime == "image/png":
                text = base64.b64encode(data).decode() if isinstance(data, bytes) else str(data)
                data = "data:image/png;base64," + text
            tell({"mime": mime, "data": data})
            return
        tell({"mime": "text/plain", "data": repr(value)})

    def run(code):
        count[0] += 1
        file = "<cell %d>" % count[0]
        tree = ast.parse(code, file)
        last = None
        if tree.body and isinstance(tree.body[-1], ast.Expr):
            last = ast.Expression(tree.body.pop().value)
        exec(compile(tree, file, "exec"), names)
        if last is not None:
            value = eval(compile(last, file, "eval"), names)
            if value is not None:
                names["_"] = value
                show(value)

    def told(error):
        """Prints where it went wrong, without our own frames, and says what."""
        frame = error.__traceback__
        while frame is not None and not frame.tb_frame.f_code.co_filename.startswith("<cell "):
            frame = frame.tb_next
        traceback.print_exception(type(error), error, frame)
        return "".join(traceback.format_exception_only(type(error), error)).strip().splitlines()[-1]

    names["display"] = show
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in lines:
        command = json.loads(line)
        error = None
        try:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            run(command["code"])
        except BaseException as failure:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            error = told(failure)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for stream, descriptor in ((sys.stdout, 1), (sys.stderr, 2)):
            try:
                stream.flush()
            except Exception:
                pass
            os.write(descriptor, command["mark"].encode())
        tell({"mark": command["mark"], "error": error})


main(cells.__dict__)
