/// Tells what stands in quotation marks, or as a name between backticks, from the code around it.
struct QuotedText {
  /// The sign that ends it.
  private var end: Character?
  private var isEscaped = false

  /// Takes the next character; returns whether it belongs to a text, with the signs around that.
  mutating func takes(_ character: Character) -> Bool {
    guard let end else {
      if character == "\"" || character == "`" { self.end = character }
      return self.end != nil
    }
    if character == end, !isEscaped { self.end = nil }
    isEscaped = !isEscaped && character == "\\" && end == "\""
    return true
  }
}
