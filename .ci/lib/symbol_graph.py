"""Reads what a module offers to its clients out of the compiler's symbol graph."""

import json
import shutil
import subprocess
import sys
import urllib.parse

from package import ROOT, WORK, built_modules, target


class Symbol:
    def __init__(self, data):
        self.path = data["pathComponents"]
        self.kind = data["kind"]["identifier"]
        self.identifier = data["identifier"]["precise"]
        fragments = data.get("declarationFragments", [])
        self.keywords = {each["spelling"] for each in fragments if each["kind"] == "keyword"}
        self.types = [each.get("preciseIdentifier") for each in fragments
                      if each["kind"] == "typeIdentifier"]
        self.is_async = "async" in self.keywords
        self.is_documented = bool(data.get("docComment", {}).get("lines"))
        location = data.get("location")
        self.file = location and urllib.parse.unquote(location["uri"].removeprefix("file://"))
        self.line = location and location["position"]["line"] + 1


def extract(module, output, *options):
    """Writes the symbol graphs of a module into a folder, and returns their files."""
    triple, _ = target()
    # The graph is made of a module that is already built, and so costs a second or two.
    modules = built_modules()
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    result = subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple,
         "-I", modules, "-minimum-access-level", "public", "-output-dir", output, *options],
        cwd=ROOT, stdin=subprocess.DEVNULL, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    files = sorted(output.glob("*.json"))
    if result.returncode != 0 or not files:
        print(result.stdout)
        sys.exit(f"error: `swift symbolgraph-extract` made no symbol graph of {module}")
    return files


class SymbolGraph:
    """The public and open declarations of a module, those in extensions of others' types too."""

    def __init__(self, module):
        graphs = [json.loads(file.read_text()) for file in extract(module, WORK / "symbols" / module)]
        self.symbols = [Symbol(data) for graph in graphs for data in graph["symbols"]]
        self.relationships = [each for graph in graphs for each in graph["relationships"]]
        self._by_identifier = {symbol.identifier: symbol for symbol in self.symbols}
        # A member has an origin where it is the witness of a requirement.
        self._of_protocols = {
            each["source"] for each in self.relationships
            if each["kind"] == "defaultImplementationOf"
            or each["kind"] == "memberOf" and "sourceOrigin" in each}

    def speaks_for_itself(self, symbol):
        """A case, a constant, or what a protocol has documented: a witness or a default."""
        return symbol.kind == "swift.enum.case" or self._is_constant(symbol) \
            or symbol.identifier in self._of_protocols

    def _is_constant(self, symbol):
        """A `let` of a module or a type, or a type's read-only property that is one of its values."""
        if "let" in symbol.keywords:
            return symbol.kind in ("swift.var", "swift.type.property")
        value = symbol.types and self._by_identifier.get(symbol.types[-1])
        return symbol.kind == "swift.type.property" and bool(value) \
            and "get" in symbol.keywords and "set" not in symbol.keywords \
            and value.path[:len(symbol.path) - 1] == symbol.path[:-1]

    def declared(self):
        """What people wrote: neither what the compiler derives nor what a type inherits."""
        return [symbol for symbol in self.symbols
                if symbol.file and "::SYNTHESIZED::" not in symbol.identifier]
