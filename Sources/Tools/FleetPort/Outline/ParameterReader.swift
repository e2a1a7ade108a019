/// Reads the parameters of a function.
struct ParameterReader {
  let file: SourceFile

  func parameters(from first: Int, to close: Int) -> [Declaration.Parameter] {
    var found: [Declaration.Parameter] = []
    var index = first
    while index < close {
      index = skipAttributes(from: index, to: close)
      guard index < close else { break }
      let label = file.tokens[index].text
      index += 1
      let name = index < close && file.tokens[index].kind == .word ? file.tokens[index].text : label
      if index < close, file.tokens[index].kind == .word { index += 1 }
      guard index < close, file.tokens[index].isSign(":") else { break }
      let (type, next) = type(from: index + 1, to: close)
      found.append(
        .init(label: label == "_" ? "" : label.unquoted, name: name.unquoted, type: type))
      index = next
    }
    return found
  }

  /// Passes over property wrappers and result builders.
  private func skipAttributes(from first: Int, to close: Int) -> Int {
    var index = first
    while index < close, file.tokens[index].kind == .attribute {
      index += 1
      while index + 1 < close, file.tokens[index].isSign(".") { index += 2 }
      if file.tokens[index].isSign("<") {
        var depth = 0
        repeat {
          if file.tokens[index].isSign("<") { depth += 1 }
          if file.tokens[index].isSign(">") { depth -= 1 }
          index += 1
        } while depth > 0 && index < close
      } else if file.tokens[index].isSign("("),
        file.tokens[index].start == file.tokens[index - 1].end
      {
        index = min(file.closing(index) + 1, close)
      }
    }
    return index
  }

  /// The type of a parameter, and the index behind it and its default value.
  private func type(from first: Int, to close: Int) -> (String, next: Int) {
    var index = first
    var end: Int?
    var angles = 0
    while index < close {
      let token = file.tokens[index]
      if token.isSign(","), angles <= 0 { break }
      if token.isSign("="), angles <= 0, end == nil { end = index }
      if end == nil, token.isSign("<") { angles += 1 }
      if end == nil, token.isSign(">") { angles -= 1 }
      index = token.opensBracket ? min(file.closing(index) + 1, close) : index + 1
    }
    let last = end ?? index
    let type = first < last ? file.text(file.tokens[first].start, file.tokens[last - 1].end) : ""
    return (type, min(index, close) + 1)
  }
}
