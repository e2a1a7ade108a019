/// Reads the XML of property lists, schemes and workspaces into a tree.
///
/// It knows what these hold: elements, attributes, texts, comments, a document type.
package struct MarkupParser {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private var lines = LineCounter()
  private var open: [MarkupElement] = []
  private var root: MarkupElement?

  /// Creates a parser of a text in UTF-8.
  package init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads the file's one element.
  package mutating func read() throws(Finding) -> MarkupElement {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if let element = open.last {
      throw finding(
        "The file ends within <\(element.name)>, which begins on line \(element.position.line).")
    }
    guard let root else { throw finding("There is no element in the file.") }
    return root
  }

  // MARK: Tags

  private mutating func readMarkup() throws(Finding) {
    if follows("<!--") {
      try skip(past: "-->", "a comment")
    } else if follows("<![CDATA[") {
      let first = index + 9
      try skip(past: "]]>", "a section of characters")
      append(String(decoding: bytes[first..<(index - 3)], as: UTF8.self))
    } else if follows("<?") {
      try skip(past: "?>", "an instruction")
    } else if follows("<!") {
      try skip(past: ">", "a declaration")
    } else if follows("</") {
      try readEnd()
    } else {
      try readStart()
    }
  }

  private mutating func readStart() throws(Finding) {
    let start = position
    index += 1
    let name = word()
    guard !name.isEmpty else { throw Finding(file: file, at: start, "A '<' begins no tag.") }
    guard open.count < PropertyList.depthLimit else {
      throw Finding(
        file: file, at: start,
        "More than \(PropertyList.depthLimit) elements lie within each other.")
    }
    guard root == nil else {
      throw Finding(file: file, at: start, "There is <\(name)> after the end of the document.")
    }
    var element = MarkupElement(name: name, position: start, attributes: [:])
    while true {
      skipSpace()
      guard index < bytes.count else { throw finding("The file ends within the tag <\(name)>.") }
      if follows("/>") {
        index += 2
        close(element)
        return
      }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        open.append(element)
        return
      }
      let (key, value) = try attribute(of: name)
      element.attributes[key] = value
    }
  }

  private mutating func attribute(of element: String) throws(Finding) -> (String, String) {
    let key = word()
    skipSpace()
    guard !key.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      throw finding("The tag <\(element)> is not well formed.")
    }
    index += 1
    skipSpace()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { throw finding("The attribute '\(key)' of <\(element)> has no value in quotes.") }
    let quote = bytes[index]
    index += 1
    let first = index
    while index < bytes.count, bytes[index] != quote { skipByte() }
    guard index < bytes.count else {
      throw finding("The value of '\(key)' of <\(element)> does not end.")
    }
    index += 1
    return (key, MarkupReferences.decoded(bytes[first..<(index - 1)]))
  }

  private mutating func readEnd() throws(Finding) {
    let start = position
    index += 2
    let name = word()
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
      throw Finding(file: file, at: start, "The end tag </\(name)> is not well formed.")
    }
    index += 1
    guard let element = open.popLast() else {
      throw Finding(file: file, at: start, "There is an end tag </\(name)> too many.")
    }
    guard element.name == name else {
      throw Finding(
        file: file, at: start,
        "</\(name)> stands where </\(element.name)> should, "
          + "which begins on line \(element.position.line).")
    }
    close(element)
  }

  private mutating func close(_ element: MarkupElement) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  // MARK: Text

  private mutating func readText() throws(Finding) {
    let start = position
    let first = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { skipByte() }
    let piece = bytes[first..<index]
    if open.isEmpty {
      guard piece.allSatisfy(\.isSpace) else {
        throw Finding(file: file, at: start, "There is text outside of the document.")
      }
    } else {
      append(MarkupReferences.decoded(piece))
    }
  }

  private mutating func append(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  // MARK: Bytes

  private var position: Position { lines.position(of: index) }

  private func finding(_ text: String) -> Finding { Finding(file: file, at: position, text) }

  private mutating func word() -> String {
    let first = index
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isWord || byte >= 0x80 || ":-.".utf8.contains(byte)
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isSpace { skipByte() }
  }

  private mutating func skipByte() {
    lines.pass(bytes[index], at: index)
    index += 1
  }

  private func follows(_ mark: StaticString) -> Bool { bytes.has(mark, at: index) }

  private mutating func skip(past mark: StaticString, _ what: String) throws(Finding) {
    let start = position
    while index < bytes.count, !follows(mark) { skipByte() }
    guard index < bytes.count else {
      throw Finding(file: file, at: start, "The file ends within \(what).")
    }
    index += mark.utf8CodeUnitCount
  }
}
