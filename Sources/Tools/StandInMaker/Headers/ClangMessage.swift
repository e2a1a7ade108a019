import Foundation

/// An error of clang's, with its place.
struct ClangMessage {
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// Reads a line such as `/a/b.h:12:3: error: unknown type name 'Foo'`.
  init?(_ line: Substring) {
    guard let mark = line.range(of: ": error: ") ?? line.range(of: ": fatal error: ") else {
      return nil
    }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count > 2, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1]), row > 0, column > 0
    else { return nil }
    file = place.dropLast(2).joined(separator: ":")
    (self.line, self.column) = (row, column)
    text = String(line[mark.upperBound...])
  }

  /// The first name between quotation marks.
  var name: String? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    let name = parts[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || name.count < parts[1].count ? nil : String(name)
  }
}
