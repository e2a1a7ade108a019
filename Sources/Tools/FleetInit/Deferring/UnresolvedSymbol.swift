import Foundation

/// A function that nothing has of what is linked, at a line that calls it: of a system's library in
/// another version, say.
package struct UnresolvedSymbol: Hashable, Sendable {
  /// The file, as the linker names it.
  package let file: String
  package let line: Int
  package let name: String

  package init(file: String, line: Int, name: String) {
    (self.file, self.line, self.name) = (file, line, name)
  }

  /// What stands where a compiler's words would.
  var message: CompilerMessage {
    CompilerMessage(
      file: file, line: line, column: 1, text: "nothing that is linked has '\(name)'")
  }

  /// Whether the linker means a file, which it may name by a part of its path.
  func isIn(_ path: String) -> Bool { path == file || path.hasSuffix("/" + file) }

  /// Reads what a linker has printed, each once: gold and the GNU one name the function behind the
  /// place, lld before all of them.
  static func all(in output: String) -> [UnresolvedSymbol] {
    var found: [UnresolvedSymbol] = []
    var name: Substring?
    for line in output.split(whereSeparator: \.isNewline) {
      if let mark = line.firstRange(of: "undefined symbol: ") {
        name = line[mark.upperBound...]
      } else if let mark = line.firstRange(of: ">>> referenced by "), let name {
        let words = line[mark.upperBound...].split(separator: " (")
        // The whole path stands in parentheses, where it differs.
        let place = words.last.map { $0.hasSuffix(")") ? $0.dropLast() : $0 } ?? ""
        if let symbol = symbol(name, at: place) { found.append(symbol) }
      } else if let mark = line.firstRange(of: "undefined reference to ") {
        var place = line[..<mark.lowerBound]
        if let program = place.firstRange(of: "ld.bfd: ") { place = place[program.upperBound...] }
        place = place.firstRange(of: ": ").map { place[..<$0.lowerBound] } ?? place
        let quoted = line[mark.upperBound...].dropFirst().dropLast()
        if let symbol = symbol(quoted, at: place) { found.append(symbol) }
      }
    }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func symbol(_ name: Substring, at place: Substring) -> UnresolvedSymbol? {
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...])
    else { return nil }
    return UnresolvedSymbol(file: String(place[..<colon]), line: line, name: String(name))
  }
}
