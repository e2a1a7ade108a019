import Foundation

/// What stands within a paragraph of Markdown: emphasis, code, links, images and ends of lines.
struct MarkdownSpans {
  private let characters: [Character]
  private let keepsLines: Bool
  private let baseURL: URL?
  private var result = AttributedString()
  private var plain = ""

  init(_ text: String, keepsLines: Bool, baseURL: URL?) {
    characters = Array(text)
    self.keepsLines = keepsLines
    self.baseURL = baseURL
  }

  mutating func text() -> AttributedString {
    add(0..<characters.count, AttributeContainer(), depth: 0)
    return result
  }

  private mutating func flush(_ attributes: AttributeContainer) {
    if !plain.isEmpty { result += AttributedString(plain, attributes: attributes) }
    plain = ""
  }

  private mutating func add(
    _ range: Range<Int>, _ attributes: AttributeContainer, depth: Int
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let span = depth < 30 ? span(at: index, in: range) : nil {
        flush(attributes)
        add(span, attributes, depth)
        index = span.end
      } else if characters[index] == "\\", index + 1 < range.upperBound,
        characters[index + 1].isPunctuation || characters[index + 1].isSymbol
      {
        plain.append(characters[index + 1])
        index += 2
      } else if characters[index] == "\n", !keepsLines {
        index = addBreak(at: index, in: range, attributes)
      } else {
        plain.append(characters[index])
        index += 1
      }
    }
    flush(attributes)
  }

  /// The end of a line: a space, or behind two spaces or a backslash an end of a line.
  private mutating func addBreak(
    at index: Int, in range: Range<Int>, _ attributes: AttributeContainer
  ) -> Int {
    let spaces = plain.reversed().prefix { $0 == " " }.count
    let isHard = spaces >= 2 || plain.hasSuffix("\\")
    plain.removeLast(plain.hasSuffix("\\") ? 1 : spaces)
    flush(attributes)
    var attributes = attributes
    attributes.inlinePresentationIntent = isHard ? .lineBreak : .softBreak
    result += AttributedString(isHard ? "\n" : " ", attributes: attributes)
    var next = index + 1
    while next < range.upperBound, characters[next] == " " { next += 1 }
    return next
  }

  private mutating func add(_ span: MarkdownSpan, _ outer: AttributeContainer, _ depth: Int) {
    var attributes = outer
    switch span.kind {
    case .intent(let intent):
      attributes.inlinePresentationIntent = (outer.inlinePresentationIntent ?? []).union(intent)
    case .link(let address): attributes.link = URL(string: address, relativeTo: baseURL)
    case .image(let address): attributes.imageURL = URL(string: address, relativeTo: baseURL)
    }
    guard span.isLiteral else { return add(span.content, attributes, depth: depth + 1) }
    plain = String(characters[span.content])
    flush(attributes)
  }

  private func span(at index: Int, in range: Range<Int>) -> MarkdownSpan? {
    let finder = MarkdownSpan.Finder(characters: characters, range: range)
    return switch characters[index] {
    case "`": finder.code(at: index)
    case "*", "_": finder.emphasis(at: index)
    case "~": finder.strikethrough(at: index)
    case "[": finder.link(at: index)
    case "!": finder.image(at: index)
    case "<": finder.address(at: index)
    case "h", "w": finder.bareAddress(at: index)
    default: nil
    }
  }
}
