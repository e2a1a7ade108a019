/// Reads property lists as `project.pbxproj` is written: `{ key = (a, "b c"); }`.
///
/// Comments may stand anywhere, and are never read: what they say may be wrong.
struct OldStyleParser {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private var lines = LineCounter()
  private var depth = 0

  /// Creates a parser of a text in UTF-8.
  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads the one value of the file.
  mutating func read() throws(Finding) -> PropertyList {
    try skipSpace()
    guard index < bytes.count else { throw finding("The file is empty.") }
    let list = try value()
    try skipSpace()
    guard index == bytes.count else {
      throw finding("There is \(here) after the end of the property list.")
    }
    return list
  }

  /// Reads a file of texts: the entries of a dictionary, without its braces.
  ///
  /// A key that stands alone, `"OK";`, is its own text.
  mutating func readTable() throws(Finding) -> PropertyList {
    try skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: "{") { return try read() }
    var entries: [PropertyList.Entry] = []
    while index < bytes.count {
      let place = position
      let key = try text("a key")
      try skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: ";") {
        entries.append(PropertyList.Entry(key, at: place, PropertyList(.string(key), at: place)))
      } else {
        try expect(UInt8(ascii: "="), after: "the key '\(key)'", in: "an entry", from: place)
        try skipSpace()
        entries.append(PropertyList.Entry(key, at: place, try value()))
      }
      try skipSpace()
      // The last entry may be without its semicolon.
      if index == bytes.count { break }
      try expect(
        UInt8(ascii: ";"), after: "the value of '\(key)'", in: "an entry", from: place)
      try skipSpace()
    }
    return PropertyList(.dictionary(entries))
  }

  // MARK: Values

  private mutating func value() throws(Finding) -> PropertyList {
    let start = position
    guard index < bytes.count else { throw cutOff("a value", from: start) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try nested { parser throws(Finding) in try parser.dictionary() }
    case UInt8(ascii: "("): return try nested { parser throws(Finding) in try parser.array() }
    case UInt8(ascii: "<"): return PropertyList(.data(try data()), at: start)
    default: return PropertyList(.string(try text("a value")), at: start)
    }
  }

  private mutating func nested(
    _ read: (inout OldStyleParser) throws(Finding) -> PropertyList
  ) throws(Finding) -> PropertyList {
    guard depth < PropertyList.depthLimit else {
      throw finding("More than \(PropertyList.depthLimit) lists lie within each other.")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func dictionary() throws(Finding) -> PropertyList {
    let start = position
    var entries: [PropertyList.Entry] = []
    index += 1
    while true {
      try skipSpace()
      guard index < bytes.count else { throw cutOff("a dictionary", from: start) }
      if bytes[index] == UInt8(ascii: "}") { break }
      let place = position
      let key = try text("a key")
      try expect(UInt8(ascii: "="), after: "the key '\(key)'", in: "a dictionary", from: start)
      try skipSpace()
      let value = try value()
      entries.append(PropertyList.Entry(key, at: place, value))
      try skipSpace()
      // The last entry of a dictionary may be without its semicolon.
      if index < bytes.count, bytes[index] == UInt8(ascii: "}") { break }
      try expect(
        UInt8(ascii: ";"), after: "the value of '\(key)'", in: "a dictionary", from: start)
    }
    index += 1
    return PropertyList(.dictionary(entries), at: start)
  }

  private mutating func array() throws(Finding) -> PropertyList {
    let start = position
    var elements: [PropertyList] = []
    index += 1
    while true {
      try skipSpace()
      guard index < bytes.count else { throw cutOff("a list", from: start) }
      if bytes[index] == UInt8(ascii: ")") { break }
      elements.append(try value())
      try skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: ")") { break }
      try expect(UInt8(ascii: ","), after: "an element", in: "a list", from: start)
    }
    index += 1
    return PropertyList(.array(elements), at: start)
  }

  private mutating func data() throws(Finding) -> [UInt8] {
    let start = position
    var digits: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if let digit = bytes[index].hexDigit {
        digits.append(digit)
        index += 1
      } else if bytes[index].isSpace {
        skipByte()
      } else {
        throw finding("There is \(here) in data, which holds hexadecimal digits.")
      }
    }
    guard index < bytes.count else { throw cutOff("data", from: start) }
    index += 1
    return stride(from: 0, to: digits.count - digits.count % 2, by: 2)
      .map { digits[$0] << 4 | digits[$0 + 1] }
  }

  // MARK: Texts

  private mutating func text(_ what: String) throws(Finding) -> String {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = index
    while index < bytes.count, Self.isBare[Int(bytes[index])] { index += 1 }
    guard index > start else {
      throw finding("There is \(here) where \(what) should be.")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(Finding) -> String {
    let start = position
    index += 1
    let first = index
    while index < bytes.count, bytes[index] != quote, bytes[index] != .backslash { skipByte() }
    if index < bytes.count, bytes[index] == quote {
      index += 1
      return String(decoding: bytes[first..<(index - 1)], as: UTF8.self)
    }
    var text = Array(bytes[first..<index])
    var lead: UInt16?
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == .backslash {
        index += 1
        appendEscape(to: &text, after: &lead)
      } else {
        text.append(bytes[index])
        skipByte()
      }
    }
    guard index < bytes.count else { throw cutOff("a text in quotes", from: start) }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what follows a backslash.
  ///
  /// - Parameter lead: The first half of a pair of UTF-16, whose second one may follow.
  private mutating func appendEscape(to text: inout [UInt8], after lead: inout UInt16?) {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    if let plain = Self.escapes[byte] {
      text.append(plain)
      index += 1
    } else if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
      index += 1
      let unit = number(digits: 4, of: 16)
      let units = [lead, unit].compactMap(\.self)
      lead = UTF16.isLeadSurrogate(unit) ? unit : nil
      guard lead == nil else { return }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    } else if (48...55).contains(byte) {
      let scalar = Unicode.Scalar(UInt8(truncatingIfNeeded: number(digits: 3, of: 8)))
      text += Array(String(Character(scalar)).utf8)
    } else {
      text.append(byte)
      skipByte()
    }
  }

  private mutating func number(digits: Int, of base: UInt16) -> UInt16 {
    var number: UInt16 = 0
    for _ in 0..<digits {
      guard index < bytes.count, let digit = bytes[index].hexDigit, UInt16(digit) < base
      else { break }
      number = number &* base &+ UInt16(digit)
      index += 1
    }
    return number
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
  ]

  /// Whether a text without quotes may contain each of the 256 bytes.
  private static let isBare: [Bool] = (UInt8.min...UInt8.max).map { byte in
    byte.isWord || "$/:.-".utf8.contains(byte)
  }

  // MARK: Between values

  private mutating func skipByte() {
    lines.pass(bytes[index], at: index)
    index += 1
  }

  private mutating func skipSpace() throws(Finding) {
    while index < bytes.count {
      if bytes[index].isSpace {
        skipByte()
      } else if follows("//") {
        while index < bytes.count, bytes[index] != .lineFeed { index += 1 }
      } else if follows("/*") {
        let start = position
        index += 2
        while index < bytes.count, !follows("*/") { skipByte() }
        guard index < bytes.count else { throw cutOff("a comment", from: start) }
        index += 2
      } else {
        return
      }
    }
  }

  private func follows(_ mark: StaticString) -> Bool { bytes.has(mark, at: index) }

  private mutating func expect(
    _ mark: UInt8, after what: String, in whole: String, from start: Position
  ) throws(Finding) {
    try skipSpace()
    guard index < bytes.count else { throw cutOff(whole, from: start) }
    guard bytes[index] == mark else {
      throw finding(
        "There is \(here) where '\(Character(Unicode.Scalar(mark)))' should be, after \(what).")
    }
    index += 1
  }

  // MARK: What is wrong

  private var position: Position { lines.position(of: index) }

  /// The next bytes, in words.
  private var here: String {
    guard index < bytes.count else { return "nothing" }
    let rest = bytes[index...]
    if let mark = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].first(where: {
      rest.starts(with: $0.utf8)
    }) {
      return "'\(mark)', the mark of a merge conflict,"
    }
    let text = String(decoding: rest.prefix(4), as: UTF8.self)
    guard let first = text.first, !first.isNewline else { return "the end of the line" }
    return "'\(first)'"
  }

  private func finding(_ text: String) -> Finding { Finding(file: file, at: position, text) }

  private func cutOff(_ what: String, from start: Position) -> Finding {
    finding("The file ends within \(what), which begins on line \(start.line).")
  }
}
