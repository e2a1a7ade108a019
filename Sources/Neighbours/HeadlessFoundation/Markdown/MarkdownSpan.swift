import Foundation

/// A part of a paragraph that has something of its own.
struct MarkdownSpan {
  enum Kind {
    case intent(InlinePresentationIntent)
    case link(String)
    case image(String)
  }

  let kind: Kind
  /// What is shown of it.
  let content: Range<Int>
  /// Where it ends, with its signs.
  let end: Int
  /// Whether signs in it have no meaning.
  var isLiteral = false

  /// Finds the span that begins at a sign, if there is one.
  struct Finder {
    let characters: [Character]
    let range: Range<Int>

    func code(at index: Int) -> MarkdownSpan? {
      let count = run(at: index)
      var next = index + count
      while next < range.upperBound {
        guard characters[next] == "`" else {
          next += 1
          continue
        }
        let closing = run(at: next)
        if closing == count {
          return MarkdownSpan(
            kind: .intent(.code), content: trimmed(index + count..<next), end: next + count,
            isLiteral: true)
        }
        next += closing
      }
      return nil
    }

    func emphasis(at index: Int) -> MarkdownSpan? {
      let sign = characters[index]
      let count = min(run(at: index), 3)
      guard opens(index, run(at: index)) else { return nil }
      for length in stride(from: count, through: 1, by: -1) {
        let start = index + length
        guard let close = closing(sign, length, from: start) else { continue }
        let intent: InlinePresentationIntent =
          switch length {
          case 1: .emphasized
          case 2: .stronglyEmphasized
          default: [.emphasized, .stronglyEmphasized]
          }
        return MarkdownSpan(kind: .intent(intent), content: start..<close, end: close + length)
      }
      return nil
    }

    func strikethrough(at index: Int) -> MarkdownSpan? {
      let count = run(at: index)
      guard count <= 2, opens(index, count), let close = closing("~", count, from: index + count)
      else { return nil }
      return MarkdownSpan(
        kind: .intent(.strikethrough), content: index + count..<close, end: close + count)
    }

    func link(at index: Int) -> MarkdownSpan? {
      guard let close = bracket(closing: index, "[", "]"), close + 1 < range.upperBound,
        characters[close + 1] == "(", let end = bracket(closing: close + 1, "(", ")")
      else { return nil }
      // A title stands behind the address.
      let inside = String(characters[close + 2..<end]).trimmingCharacters(in: .whitespaces)
      let address = inside.prefix { !$0.isWhitespace }
      let plain =
        address.hasPrefix("<") && address.hasSuffix(">") ? address.dropFirst().dropLast() : address
      return MarkdownSpan(kind: .link(String(plain)), content: index + 1..<close, end: end + 1)
    }

    func image(at index: Int) -> MarkdownSpan? {
      guard index + 1 < range.upperBound, characters[index + 1] == "[",
        let link = link(at: index + 1), case .link(let address) = link.kind
      else { return nil }
      return MarkdownSpan(kind: .image(address), content: link.content, end: link.end)
    }

    /// An address in angle brackets.
    func address(at index: Int) -> MarkdownSpan? {
      guard let close = characters[index..<range.upperBound].firstIndex(of: ">") else { return nil }
      let text = String(characters[index + 1..<close])
      guard !text.contains(where: \.isWhitespace) else { return nil }
      let isMail = text.contains("@") && !text.contains(":")
      guard isMail || text.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.-]+:/) != nil else { return nil }
      return MarkdownSpan(
        kind: .link(isMail ? "mailto:\(text)" : text), content: index + 1..<close, end: close + 1,
        isLiteral: true)
    }

    /// An address that stands as it is.
    func bareAddress(at index: Int) -> MarkdownSpan? {
      guard index == range.lowerBound || !characters[index - 1].isLetter,
        let prefix = ["https://", "http://", "www."].first(where: {
          characters[index..<range.upperBound].starts(with: $0)
        })
      else { return nil }
      var end = index
      while end < range.upperBound, !characters[end].isWhitespace,
        !"<*_~`".contains(characters[end])
      { end += 1 }
      while end > index, ".,;:!?'\")]".contains(characters[end - 1]) { end -= 1 }
      guard end > index + prefix.count else { return nil }
      let text = String(characters[index..<end])
      return MarkdownSpan(
        kind: .link(prefix == "www." ? "http://\(text)" : text), content: index..<end, end: end,
        isLiteral: true)
    }

    // MARK: Signs

    /// How often a sign stands in a row.
    private func run(at index: Int) -> Int {
      characters[index..<range.upperBound].prefix { $0 == characters[index] }.count
    }

    /// Whether something is opened by signs: no space follows, and no word goes on with underscores.
    private func opens(_ index: Int, _ count: Int) -> Bool {
      let next = index + count
      guard next < range.upperBound, !characters[next].isWhitespace else { return false }
      guard characters[index] == "_", index > range.lowerBound else { return true }
      return !characters[index - 1].isLetter && !characters[index - 1].isNumber
    }

    /// Where signs close what was opened: behind no space.
    private func closing(_ sign: Character, _ count: Int, from start: Int) -> Int? {
      var index = start
      while index < range.upperBound {
        if characters[index] == "\\" {
          index += 2
        } else if characters[index] == "`", let code = code(at: index) {
          index = code.end
        } else if characters[index] == "[", let link = link(at: index) {
          index = link.end
        } else if characters[index] == sign {
          let length = run(at: index)
          if closes(index, length, sign), index > start,
            length == count || length > count + 1 || length == 3
          {
            return index + (length - count)
          }
          index += length
        } else {
          index += 1
        }
      }
      return nil
    }

    private func closes(_ index: Int, _ count: Int, _ sign: Character) -> Bool {
      guard !characters[index - 1].isWhitespace else { return false }
      let next = index + count
      guard sign == "_", next < range.upperBound else { return true }
      return !characters[next].isLetter && !characters[next].isNumber
    }

    private func bracket(closing open: Int, _ opening: Character, _ close: Character) -> Int? {
      var depth = 0
      var index = open
      while index < range.upperBound {
        if characters[index] == "\\" {
          index += 1
        } else if characters[index] == opening {
          depth += 1
        } else if characters[index] == close {
          depth -= 1
          if depth == 0 { return index }
        }
        index += 1
      }
      return nil
    }

    /// Code without one space at both ends.
    private func trimmed(_ code: Range<Int>) -> Range<Int> {
      guard code.count > 2, characters[code.lowerBound] == " ",
        characters[code.upperBound - 1] == " "
      else { return code }
      return code.lowerBound + 1..<code.upperBound - 1
    }
  }
}
