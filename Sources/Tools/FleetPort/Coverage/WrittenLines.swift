/// Where the lines of a file that was written come from, by its `#sourceLocation` directives.
struct WrittenLines {
  struct SourceLine: Equatable {
    let file: String
    let line: Int
  }

  /// The place of each line, the first one at 0; none of what stands in no source.
  private let places: [SourceLine?]

  init(_ text: String) {
    var places: [SourceLine?] = []
    var next: SourceLine?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#sourceLocation(") {
        places.append(nil)
        next = Self.place(in: line)
      } else {
        places.append(next)
        next = next.map { SourceLine(file: $0.file, line: $0.line + 1) }
      }
    }
    self.places = places
  }

  private static func place(in directive: Substring) -> SourceLine? {
    guard let start = directive.firstRange(of: "(file: \""),
      let end = directive.ranges(of: "\", line: ").last, start.upperBound <= end.lowerBound,
      let line = Int(directive[end.upperBound...].prefix { $0.isNumber })
    else { return nil }
    let file = String(directive[start.upperBound..<end.lowerBound])
      .replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    return SourceLine(file: file, line: line)
  }

  /// The source of the first line that has one.
  var source: String? { places.lazy.compactMap(\.self).first?.file }

  /// Returns the place of a line, which is counted from 1.
  subscript(line: Int) -> SourceLine? {
    places.indices.contains(line - 1) ? places[line - 1] : nil
  }
}
