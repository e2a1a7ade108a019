/// Reads XML in one pass without recursion, and says where it is not well formed.
package struct MarkupReader {
  /// How strictly a file is read.
  package enum Rules {
    /// As XML demands it.
    case xml
    /// As Core Foundation reads property lists: blanks may stand before the declaration, and control
    /// characters in texts.
    case propertyList

    /// How deep elements may be nested.
    ///
    /// No file made by a person is deeper.
    fileprivate var depthLimit: Int { self == .xml ? 512 : PropertyList.depthLimit }
  }

  /// Rough sizes of the parts of a file, for reserving memory.
  ///
  /// They avoid most reallocations.
  private static let bytesPerElement = 128
  private static let bytesPerAttribute = 40
  /// A number of attributes for which comparing their names is faster than a table of them.
  private static let fewAttributes = 32
  /// How many equal characters the marker of a merge conflict has.
  private static let conflictMarkerLength = 7
  /// How many bytes after an `&` may belong to its reference.
  private static let longestReference = 12

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var elements: [Markup.Element] = []
  private var attributes: [Markup.Attribute] = []
  /// The elements that are open, each with its last child so far.
  private var open: [(element: Int, lastChild: Int)] = []
  private let isName = MarkupReader.nameBytes
  private let rules: Rules

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ rules: Rules) {
    self.bytes = bytes
    self.rules = rules
  }

  /// Returns the root element of a file, whose bytes are UTF-8.
  ///
  /// - Throws: A `Finding` at the place where it is not well formed.
  package static func root(
    of bytes: [UInt8], file: String, as rules: Rules = .xml
  ) throws(Finding) -> MarkupElement {
    do throws(MarkupError) {
      return try read(bytes, as: rules).root
    } catch {
      throw Finding(file: file, at: Position(of: error.offset, in: bytes), error.reason)
    }
  }

  /// Reads the bytes of a file.
  package static func read(_ bytes: [UInt8], as rules: Rules = .xml) throws(MarkupError) -> Markup {
    if bytes.allSatisfy(\.isMarkupSpace) {
      throw MarkupError(
        reason: "The file is empty.", advice: "Take it from version control again.", offset: 0)
    }
    if let offset = firstInvalid(bytes) {
      throw MarkupError(
        reason: "It is not text in UTF-8.",
        advice: "Save it as UTF-8, or take it from version control again.", offset: offset)
    }
    let result: Result<Markup, MarkupError> = bytes.withUnsafeBufferPointer { buffer in
      var reader = MarkupReader(buffer, rules)
      do throws(MarkupError) {
        try reader.readAll()
      } catch {
        return .failure(error)
      }
      return .success(
        Markup(bytes: bytes, elements: reader.elements, attributes: reader.attributes))
    }
    return try result.get()
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  // MARK: The file

  private mutating func readAll() throws(MarkupError) {
    elements.reserveCapacity(bytes.count / Self.bytesPerElement)
    attributes.reserveCapacity(bytes.count / Self.bytesPerAttribute)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if let last = open.last {
      let element = elements[last.element]
      let line = Position(of: element.name.lowerBound, in: Array(bytes)).line
      throw cutOff(
        within: "<\(name(element.name))>, which begins on line \(line)", at: bytes.count)
    }
    if elements.isEmpty {
      throw MarkupError(reason: "It holds no element.", offset: bytes.count)
    }
  }

  private mutating func readMarkup() throws(MarkupError) {
    let start = index
    index += 1
    guard index < bytes.count else {
      throw cutOff(within: "a tag", at: start)
    }
    switch bytes[index] {
    case UInt8(ascii: "/"): try readEndTag(from: start)
    case UInt8(ascii: "!"): try readDeclaration(from: start)
    case UInt8(ascii: "?"):
      if hasPrefix("?xml "), start != 0, rules == .xml {
        throw MarkupError(
          reason: "Something stands before the XML declaration.",
          advice: "Remove what stands before `<?xml`.", offset: start)
      }
      try skip(past: "?>", from: start, "an instruction")
    case UInt8(ascii: "<") where isConflictMarker(at: start): throw conflict(at: start)
    default: try readStartTag(from: start)
    }
  }

  private mutating func readDeclaration(from start: Int) throws(MarkupError) {
    if hasPrefix("!--") {
      index += 3
      try skip(past: "-->", from: start, "a comment")
    } else if hasPrefix("![CDATA["), !open.isEmpty {
      try skip(past: "]]>", from: start, "a section of characters")
    } else if hasPrefix("!DOCTYPE"), elements.isEmpty {
      var depth = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: "]") { depth -= 1 }
        if byte == UInt8(ascii: ">"), depth <= 0 { return }
      }
      throw cutOff(within: "a declaration", at: start)
    } else {
      throw MarkupError(reason: "There is a declaration that does not belong here.", offset: start)
    }
  }

  // MARK: Elements

  private mutating func readStartTag(from start: Int) throws(MarkupError) {
    let name = readName()
    guard !name.isEmpty else {
      throw MarkupError(reason: "A `<` begins no tag.", advice: Self.escape, offset: start)
    }
    guard !(open.isEmpty && !elements.isEmpty) else {
      throw MarkupError(
        reason: "There is something after the end of the document.",
        advice: "Remove what follows the last tag.", offset: start)
    }
    guard open.count < rules.depthLimit else {
      throw MarkupError(
        reason: "More than \(rules.depthLimit) elements lie within each other.",
        advice: "Take out elements that hold nothing but one other.", offset: start)
    }
    let element = elements.count
    elements.append(
      Markup.Element(
        name: name, content: 0..<0, attributes: attributes.count..<attributes.count,
        parent: open.last?.element ?? -1))
    if let parent = open.last {
      if parent.lastChild < 0 {
        elements[parent.element].firstChild = element
      } else {
        elements[parent.lastChild].nextSibling = element
      }
      open[open.count - 1].lastChild = element
    }
    let isClosed = try readAttributes(of: element, from: start)
    elements[element].content = index..<index
    if !isClosed { open.append((element, -1)) }
  }

  private mutating func readAttributes(
    of element: Int, from start: Int
  ) throws(MarkupError) -> Bool {
    let first = attributes.count
    var names: Set<String> = []
    while true {
      let before = index
      skipSpace()
      guard index < bytes.count else { throw cutOffInTag(at: start) }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return false
      }
      if hasPrefix("/>") {
        index += 2
        return true
      }
      let nameStart = index
      let name = readName()
      guard !name.isEmpty, nameStart > before else {
        throw MarkupError(
          reason: "The tag <\(self.name(elements[element].name))> is not well formed.",
          offset: nameStart)
      }
      let value = try readValue(of: name)
      if isTwice(name, among: attributes[first...], &names) {
        throw MarkupError(
          reason: "The attribute '\(self.name(name))' is there twice.", offset: nameStart)
      }
      attributes.append(Markup.Attribute(name: name, value: value))
      elements[element].attributes = first..<attributes.count
    }
  }

  /// Returns whether a tag has an attribute already.
  ///
  /// - Parameter names: The names of the tag's attributes, if they are too many to compare.
  private func isTwice(
    _ name: Range<Int>, among others: ArraySlice<Markup.Attribute>, _ names: inout Set<String>
  ) -> Bool {
    guard others.count < Self.fewAttributes else {
      if names.isEmpty { names = Set(others.map { self.name($0.name) }) }
      return !names.insert(self.name(name)).inserted
    }
    for other in others where other.name.count == name.count {
      if bytes[other.name].elementsEqual(bytes[name]) { return true }
    }
    return false
  }

  private mutating func readValue(of name: Range<Int>) throws(MarkupError) -> Range<Int> {
    skipSpace()
    guard index < bytes.count else { throw cutOffInTag(at: name.lowerBound) }
    guard bytes[index] == UInt8(ascii: "=") else {
      throw MarkupError(
        reason: "The attribute '\(self.name(name))' has no value.", offset: name.lowerBound)
    }
    index += 1
    skipSpace()
    guard index < bytes.count else { throw cutOffInTag(at: name.lowerBound) }
    guard bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      throw MarkupError(
        reason: "The value of '\(self.name(name))' does not stand in quotes.", offset: index)
    }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      let byte = bytes[index]
      if byte < .space || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        try check(byte, inAttribute: true)
      }
      index += 1
    }
    guard index < bytes.count else {
      throw MarkupError(
        reason: "The value of '\(self.name(name))' does not end.", advice: Self.wasCutOff,
        offset: name.lowerBound)
    }
    index += 1
    return start..<(index - 1)
  }

  private mutating func readEndTag(from start: Int) throws(MarkupError) {
    index += 1
    let name = readName()
    skipSpace()
    guard index < bytes.count else { throw cutOff(within: "an end tag", at: start) }
    guard bytes[index] == UInt8(ascii: ">") else {
      throw MarkupError(reason: "An end tag is not well formed.", offset: start)
    }
    index += 1
    guard let last = open.popLast() else {
      throw MarkupError(
        reason: "There is an end tag </\(self.name(name))> too many.", offset: start)
    }
    let opened = elements[last.element].name
    guard opened.count == name.count, bytes[opened].elementsEqual(bytes[name]) else {
      let line = Position(of: opened.lowerBound, in: Array(bytes)).line
      throw MarkupError(
        reason: "</\(self.name(name))> stands where </\(self.name(opened))> should, "
          + "which begins on line \(line).",
        advice: "A tag is missing: compare the file with its last version.", offset: start)
    }
    elements[last.element].content = elements[last.element].content.lowerBound..<start
  }

  // MARK: Text

  private mutating func readText() throws(MarkupError) {
    let start = index
    var isBlank = true
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      let byte = bytes[index]
      if byte > .space {
        isBlank = false
        if byte == UInt8(ascii: "&") { try check(byte, inAttribute: false) }
        if (byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "|")),
          isConflictMarker(at: index), !isInText
        {
          throw conflict(at: index)
        }
      } else if byte < .space {
        try check(byte, inAttribute: false)
      }
      index += 1
    }
    guard !isBlank, open.isEmpty else { return }
    throw MarkupError(
      reason: "There is text outside of the document.",
      advice: elements.isEmpty
        ? "A file of XML begins with a tag." : "Remove what follows the last tag.",
      offset: start)
  }

  /// Whether the reader is inside text that users see.
  private var isInText: Bool {
    guard let element = open.last?.element else { return false }
    return bytes[elements[element].name].elementsEqual("string".utf8)
      || bytes[elements[element].name].elementsEqual("mutableString".utf8)
  }

  private func check(_ byte: UInt8, inAttribute: Bool) throws(MarkupError) {
    switch byte {
    case .tab, .lineFeed, .carriageReturn: return
    case UInt8(ascii: "&"):
      let rest = bytes[(index + 1)...].prefix(Self.longestReference)
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
        MarkupText.scalar(Array(rest[..<end])[...]) != nil
      else {
        throw MarkupError(
          reason: "A `&` begins no reference that is known.", advice: Self.escape, offset: index)
      }
    case UInt8(ascii: "<"):
      throw MarkupError(
        reason: "There is a `<` in the value of an attribute.", advice: Self.escape, offset: index)
    case _ where rules == .propertyList && !inAttribute: return
    default:
      throw MarkupError(
        reason: "There is a control character, which XML does not allow.",
        advice: "The file is damaged: take it from version control again.", offset: index)
    }
  }

  private static let escape = "In text it is written `&lt;` for `<` and `&amp;` for `&`."

  // MARK: Merge conflicts

  /// Returns whether seven equal characters begin a line here.
  private func isConflictMarker(at start: Int) -> Bool {
    let end = start + Self.conflictMarkerLength
    guard start == 0 || bytes[start - 1] == .lineFeed, end <= bytes.count else { return false }
    return bytes[start..<end].allSatisfy { $0 == bytes[start] }
  }

  private func conflict(at offset: Int) -> MarkupError {
    MarkupError(
      reason: "There is the marker of a merge conflict.",
      advice: "Resolve the conflict, and remove the markers.", offset: offset)
  }

  // MARK: Ends

  private func cutOff(within what: String, at offset: Int) -> MarkupError {
    MarkupError(reason: "The file ends within \(what).", advice: Self.wasCutOff, offset: offset)
  }

  private func cutOffInTag(at offset: Int) -> MarkupError {
    cutOff(within: elements.last.map { "the tag <\(name($0.name))>" } ?? "a tag", at: offset)
  }

  private static let wasCutOff = "It was cut off: take it from version control again."

  // MARK: Pieces

  private func name(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func hasPrefix(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func skip(
    past mark: StaticString, from start: Int, _ what: String
  ) throws(MarkupError) {
    while index < bytes.count {
      if bytes[index] == mark.utf8Start[0], hasPrefix(mark) {
        index += mark.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw cutOff(within: what, at: start)
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      guard bytes[index].isMarkupSpace else { return }
      index += 1
    }
  }

  private mutating func readName() -> Range<Int> {
    let start = index
    while index < bytes.count, isName[Int(bytes[index])] { index += 1 }
    guard start < index, Self.isDigitOrMark(bytes[start]) else { return start..<index }
    index = start
    return start..<start
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let smallLetters = UInt8(ascii: "a")...UInt8(ascii: "z")

  private static func isDigitOrMark(_ byte: UInt8) -> Bool {
    digits.contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Whether a name may contain each of the 256 bytes.
  private static let nameBytes: [Bool] = (UInt8.min...UInt8.max).map { byte in
    let isBeyondASCII = byte >= 0x80
    return isBeyondASCII || capitals.contains(byte) || smallLetters.contains(byte)
      || isDigitOrMark(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_")
  }
}
