/// The lines of a rewritten text, with the places that they count as.
struct LineMap {
  struct Line: Equatable {
    let file: String
    let number: Int
    let text: String
  }

  let lines: [Line]

  init(_ text: String) {
    var lines: [Line] = []
    var (file, number) = ("", 1)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let place = Self.place(in: line) {
        (file, number) = place
      } else {
        lines.append(Line(file: file, number: number, text: String(line)))
        number += 1
      }
    }
    self.lines = lines
  }

  private static func place(in line: Substring) -> (String, Int)? {
    guard line.hasPrefix("#sourceLocation(file: \"") else { return nil }
    let parts = line.split(separator: "\"")
    guard parts.count == 3, let number = Int(parts[2].filter(\.isNumber)) else { return nil }
    return (String(parts[1]), number)
  }

  /// The texts that count as a line of a file, without white space.
  func texts(of number: Int, in file: String) -> [String] {
    lines.filter { $0.file == file && $0.number == number }.map { $0.text.filter { $0 != " " } }
  }
}
