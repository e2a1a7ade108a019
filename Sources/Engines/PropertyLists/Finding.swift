/// A mistake in a file of a project, with its place: one sentence.
package struct Finding: Error, Equatable, Sendable, CustomStringConvertible {
  package let file: String
  /// Where in the file, unless it is about the file as a whole.
  package let position: Position?
  package let text: String

  package init(file: String, at position: Position? = nil, _ text: String) {
    self.file = file
    self.position = position
    self.text = text
  }

  /// The finding as compilers write it: `file:line:column: text`.
  package var description: String {
    guard let position else { return "\(file): \(text)" }
    return "\(file):\(position.line):\(position.column): \(text)"
  }
}
