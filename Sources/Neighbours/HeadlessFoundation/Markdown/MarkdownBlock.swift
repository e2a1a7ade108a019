import Foundation

/// What the beginning of a line says of it.
enum MarkdownBlock {
  case blank
  case text
  /// A line across.
  case line
  case header(level: Int, text: String)
  case fence(mark: String, language: String?)
  case quote
  /// An item of a list, whose text begins so far from the left.
  case item(isOrdered: Bool, width: Int, number: Int)

  init(_ line: String) {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    guard let first = rest.first(where: { !$0.isWhitespace }) else {
      self = .blank
      return
    }
    let level = rest.prefix { $0 == "#" }.count
    let marks = rest.filter { !$0.isWhitespace }
    if (1...6).contains(level), rest.dropFirst(level).first.map({ $0 == " " }) ?? true {
      let text = rest.dropFirst(level).trimmingCharacters(in: .whitespaces)
      let closing = text.reversed().prefix { $0 == "#" }.count
      let isClosed = closing > 0 && text.dropLast(closing).last.map { $0 == " " } ?? true
      self = .header(
        level: level,
        text: isClosed ? text.dropLast(closing).trimmingCharacters(in: .whitespaces) : text)
    } else if rest.hasPrefix("```") || rest.hasPrefix("~~~") {
      let language = rest.dropFirst(3).trimmingCharacters(in: .whitespaces)
      self = .fence(mark: String(rest.prefix(3)), language: language.isEmpty ? nil : language)
    } else if "-*_".contains(first), marks.count >= 3, marks.allSatisfy({ $0 == first }) {
      self = .line
    } else if first == ">" {
      self = .quote
    } else if "-*+".contains(first), rest.dropFirst().first == " " {
      self = .item(isOrdered: false, width: indent + 2, number: 1)
    } else {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let sign = rest.dropFirst(digits.count)
      if let number = Int(digits), digits.count < 10, sign.hasPrefix(". ") || sign.hasPrefix(") ") {
        self = .item(isOrdered: true, width: indent + digits.count + 2, number: number)
      } else {
        self = .text
      }
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }
  var isQuote: Bool { if case .quote = self { true } else { false } }
  var isBlank: Bool { if case .blank = self { true } else { false } }

  /// A line of a quotation without its sign.
  static func unquoted(_ line: String) -> String {
    let rest = line.drop { $0 == " " }.dropFirst()
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }
}
