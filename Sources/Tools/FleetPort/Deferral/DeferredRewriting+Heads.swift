/// What is deferred of the head of a declaration.
extension DeferredRewriting {
  // MARK: Parameters

  /// What the parameters of a function are if a call does not say it, by their numbers.
  func defaultValues(of item: SyntaxItem) -> [Int: Range<Int>] {
    guard ["func", "init", "subscript"].contains(item.keyword),
      let open = item.tokens.dropFirst(item.head - item.tokens.lowerBound).first(where: {
        file.tokens[$0].isSign("(")
      })
    else { return [:] }
    let close = min(file.closing(open), item.tokens.upperBound)
    var found: [Int: Range<Int>] = [:]
    var (number, depth, index) = (1, 0, open + 1)
    var start: Int?
    func end(at last: Int) {
      if let first = start, first < last {
        found[number] = file.tokens[first].start..<file.tokens[last - 1].end
      }
      start = nil
    }
    while index < close {
      let token = file.tokens[index]
      if start == nil {
        if token.isSign("<") { depth += 1 }
        if token.isSign(">") { depth -= 1 }
        if token.isSign("=") { start = index + 1 }
      }
      if token.isSign(","), depth == 0 {
        end(at: index)
        number += 1
      }
      index = token.opensBracket ? max(file.closing(index), index) + 1 : index + 1
    }
    end(at: close)
    return found
  }

  // MARK: Attributes

  /// What an app begins with, and what tests are found by.
  private static let kept: Set<String> = [
    "@main", "@UIApplicationMain", "@NSApplicationMain", "@Test",
  ]

  /// The attributes of a declaration that can be taken alone, with where they stand.
  func attributes(of item: SyntaxItem) -> [(name: String, range: Range<Int>)] {
    var found: [(name: String, range: Range<Int>)] = []
    var index = item.tokens.lowerBound
    while index < item.head {
      guard file.tokens[index].kind == .attribute else {
        index += 1
        continue
      }
      let end = SyntaxCuts(file: file).endOfAttribute(index, to: item.head)
      let name = file.tokens[index].text
      if !Self.kept.contains(name) {
        found.append((name, file.tokens[index].start..<file.tokens[end - 1].end))
      }
      index = end
    }
    return found
  }

  /// Takes an attribute; what it would have kept for a property, each use of that misses.
  func attribute(
    _ name: String, of item: SyntaxItem, value: String, passing: String
  ) -> [(range: Range<Int>, text: String)] {
    guard let range = attributes(of: item).first(where: { $0.name == name })?.range else {
      return []
    }
    guard item.isVariable, item.blocks.isEmpty, name.dropFirst().first?.isUppercase == true,
      let property = outline.declaration(of: item), property.type != nil,
      !file.tokens[item.tokens].contains(where: { $0.isSign("=") || Self.stored.contains($0.text) })
    else { return [(range, "")] }
    let end = item.range.upperBound
    return [(range, ""), (end..<end, " { get { return \(value) } set { \(passing) } }")]
  }

  private static let stored: Set<String> = ["lazy", "weak", "unowned"]

  // MARK: Tests

  /// A test of the same name that does nothing but fail.
  func test(_ item: SyntaxItem, _ call: String) -> [(range: Range<Int>, text: String)] {
    guard item.keyword == "func", let test = outline.declaration(of: item) else { return [] }
    let mark = test.has("@Test") ? "@Test " : ""
    return [(item.range, "\(mark)func \(file.tokens[item.head + 1].text)() { \(call) }")]
  }
}
