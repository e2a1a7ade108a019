/// Cuts a format into pieces; what makes no sense is text.
struct FormatReader {
  private let bytes: [UInt8]
  private var index = 0
  private var pieces: [FormatText.Piece] = []
  private var literal: [UInt8] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() -> [FormatText.Piece] {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        readPlace()
      } else {
        literal.append(bytes[index])
        index += 1
      }
    }
    flush()
    return pieces
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    pieces.append(.text(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  private mutating func readPlace() {
    let start = index
    index += 1
    if take("%") { return literal.append(UInt8(ascii: "%")) }
    var specifier = FormatText.Specifier()
    let label = takeLabel()
    specifier.position = takePosition()
    specifier.label = label ?? takeLabel()
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "#"),
      bytes[index + 1] == UInt8(ascii: "@"), let name = takeName()
    {
      flush()
      return pieces.append(.variable(name, position: specifier.position))
    }
    while let byte = current, "#0- +'".utf8.contains(byte) {
      specifier.flags.unicodeScalars.append(Unicode.Scalar(byte))
      index += 1
    }
    specifier.width = takeSize()
    if take(".") { specifier.precision = takeSize() ?? .digits(0) }
    while let byte = current, "hlqLztj".utf8.contains(byte) {
      specifier.length.unicodeScalars.append(Unicode.Scalar(byte))
      index += 1
    }
    guard let byte = current, "diuDUoOxXfFeEgGaAcCsSp@".utf8.contains(byte) else {
      literal += bytes[start..<index]
      return
    }
    index += 1
    specifier.conversion = Character(Unicode.Scalar(byte))
    specifier.source = String(decoding: bytes[start..<index], as: UTF8.self)
    flush()
    pieces.append(.value(specifier))
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard let byte = current, UInt32(byte) == sign.value else { return false }
    index += 1
    return true
  }

  /// String catalogs may name an argument: `%(count)lld`, or `%1$(count)lld`.
  private mutating func takeLabel() -> String? {
    guard current == UInt8(ascii: "("),
      let end = bytes[index...].prefix(Self.longestName).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
  }

  /// Reads `2$`.
  private mutating func takePosition() -> Int? {
    let start = index
    guard let number = takeNumber(), number > 0, take("$") else {
      index = start
      return nil
    }
    return number
  }

  private mutating func takeNumber() -> Int? {
    var number: Int?
    while let byte = current, (48...57).contains(byte) {
      // No text has that many arguments, or digits.
      number = min((number ?? 0) * 10 + Int(byte - 48), Self.largestNumber)
      index += 1
    }
    return number
  }

  private mutating func takeSize() -> FormatText.Specifier.Size? {
    if take("*") { return .argument(takePosition()) }
    return takeNumber().map { .digits($0) }
  }

  /// Reads `#@name@`.
  private mutating func takeName() -> String? {
    let first = index + 2
    guard let end = bytes[first...].prefix(Self.longestName).firstIndex(of: UInt8(ascii: "@"))
    else { return nil }
    index = end + 1
    return String(decoding: bytes[first..<end], as: UTF8.self)
  }

  private static let longestName = 200
  private static let largestNumber = 999
}
