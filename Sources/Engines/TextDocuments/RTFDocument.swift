package import Foundation

/// Reads rich text as programs write it simply.
///
/// That is fonts, sizes, emphasis, colors, links, alignment and indents. Pictures, tables and style
/// sheets are passed by.
package struct RTFDocument {
  private let bytes: [UInt8]
  private var index = 0
  private var text = StyledText()
  private var fonts: [Int: String] = [:]
  private var colors: [TextStyle.Color?] = []
  private var state = State()
  private var groups: [State] = []

  /// The properties of a group in braces.
  private struct State {
    var style = TextStyle()
    var destination = Destination.text
    /// How many characters stand for a Unicode one where it cannot be shown.
    var fallbacks = 1
    var font = 0
  }

  private enum Destination { case text, fonts, colors, instruction, nothing }

  /// Characters that stand for the last Unicode one.
  private var skipped = 0
  private var fontName: [UInt8] = []
  private var color: (red: UInt8, green: UInt8, blue: UInt8)?
  private var instruction: [UInt8] = []
  private var pending: [UInt16] = []
  private var latin: [UInt8] = []

  private init(_ data: Data) { bytes = Array(data) }

  /// Returns the text of rich text, or `nil` if it is not rich text.
  package static func text(of data: Data) -> StyledText? {
    guard data.starts(with: Array(#"{\rtf"#.utf8)) else { return nil }
    var document = RTFDocument(data)
    document.read()
    return document.text
  }

  private mutating func read() {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        flush()
        guard groups.count < Self.deepest else { return }
        groups.append(state)
      case UInt8(ascii: "}"):
        flush()
        guard let outer = groups.popLast() else { return }
        let link = address(endedBy: outer)
        state = outer
        if let link { state.style.link = link }
        if groups.isEmpty { return }
      case UInt8(ascii: "\\"): readControl()
      case 0x0A, 0x0D: break
      default: take(byte)
      }
    }
    flush()
  }

  private static let deepest = 1_000

  // MARK: Control words

  private mutating func readControl() {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    guard Self.isLetter(byte) else {
      index += 1
      return takeSymbol(byte)
    }
    let start = index
    while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let first = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.count, (48...57).contains(bytes[index]) { index += 1 }
    let number = Int(String(decoding: bytes[first..<index], as: UTF8.self))
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    take(word, number)
  }

  private mutating func takeSymbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"):
      let digits = bytes[index..<min(index + 2, bytes.count)]
      index = min(index + 2, bytes.count)
      if let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { take(code) }
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): take(byte)
    case UInt8(ascii: "~"): append("\u{A0}")
    case UInt8(ascii: "_"): append("\u{2011}")
    case UInt8(ascii: "*"):
      flush()
      if state.destination == .text { state.destination = .nothing }
    case 0x0A, 0x0D: append("\n")
    default: break
    }
  }

  private mutating func take(_ word: String, _ number: Int?) {
    if word == "u", let number { return takeUnicode(number) }
    flush()
    switch word {
    case "fonttbl": state.destination = .fonts
    case "colortbl": state.destination = .colors
    case "fldinst":
      state.destination = .instruction
      instruction = []
    case "stylesheet", "info", "pict", "header", "footer", "listtable", "listoverridetable",
      "themedata", "generator", "expandedcolortbl":
      state.destination = .nothing
    case "uc": state.fallbacks = min(max(0, number ?? 1), Self.mostFallbacks)
    case "f":
      state.font = number ?? 0
      if state.destination == .text { state.style.family = fonts[state.font] }
    case "red", "green", "blue": takeColor(word, number)
    default: if state.destination == .text { takeLook(word, number) }
    }
  }

  private static let mostFallbacks = 8

  private mutating func takeLook(_ word: String, _ number: Int?) {
    let isOn = number != 0
    func points(_ value: Int?) -> Double { Double(min(max(-100_000, value ?? 0), 100_000)) / 20 }
    switch word {
    case "par", "sect", "page": append("\n")
    case "line": append("\u{2028}")
    case "tab": append("\t")
    case "emdash": append("—")
    case "endash": append("–")
    case "bullet": append("•")
    case "lquote": append("‘")
    case "rquote": append("’")
    case "ldblquote": append("“")
    case "rdblquote": append("”")
    case "b": state.style.isBold = isOn
    case "i": state.style.isItalic = isOn
    case "ul": state.style.isUnderlined = isOn
    case "ulnone": state.style.isUnderlined = false
    case "strike": state.style.isStruck = isOn
    case "fs": state.style.size = Double(min(max(2, number ?? 24), 20_000)) / 2
    case "cf": state.style.color = color(number)
    case "cb", "highlight", "chcbpat": state.style.background = color(number)
    case "ql": state.style.alignment = .left
    case "qc": state.style.alignment = .center
    case "qr": state.style.alignment = .right
    case "qj": state.style.alignment = .justified
    case "li": state.style.indent = points(number)
    case "fi": state.style.firstIndent = state.style.indent + points(number)
    case "sa": state.style.spacing = points(number)
    case "pard":
      state.style.alignment = .natural
      state.style.indent = 0
      state.style.firstIndent = 0
      state.style.spacing = 0
    case "plain":
      var plain = TextStyle()
      plain.family = fonts[0]
      plain.alignment = state.style.alignment
      plain.link = state.style.link
      state.style = plain
    default: break
    }
  }

  private func color(_ number: Int?) -> TextStyle.Color? {
    guard let number, colors.indices.contains(number) else { return nil }
    return colors[number]
  }

  private mutating func takeColor(_ word: String, _ number: Int?) {
    guard state.destination == .colors else { return }
    let value = UInt8(min(max(0, number ?? 0), 255))
    var new = color ?? (0, 0, 0)
    switch word {
    case "red": new.red = value
    case "green": new.green = value
    default: new.blue = value
    }
    color = new
  }

  // MARK: Characters

  private mutating func takeUnicode(_ number: Int) {
    flushLatin()
    if state.destination == .text { pending.append(UInt16(truncatingIfNeeded: number)) }
    skipped = state.fallbacks
  }

  private mutating func take(_ byte: UInt8) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    switch state.destination {
    case .text:
      flushUnicode()
      latin.append(byte)
    case .fonts:
      guard byte == UInt8(ascii: ";") else { return fontName.append(byte) }
      fonts[state.font] = name(fontName)
      fontName = []
    case .colors:
      guard byte == UInt8(ascii: ";") else { return }
      colors.append(color.map { TextStyle.Color($0.red, $0.green, $0.blue) })
      color = nil
    case .instruction: instruction.append(byte)
    case .nothing: break
    }
  }

  private func name(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  private mutating func append(_ piece: String) {
    flush()
    if state.destination == .text { text.append(piece, state.style) }
  }

  private mutating func flush() {
    flushUnicode()
    flushLatin()
    skipped = 0
  }

  private mutating func flushUnicode() {
    guard !pending.isEmpty else { return }
    text.append(String(decoding: pending, as: UTF16.self), state.style)
    pending = []
  }

  private mutating func flushLatin() {
    guard !latin.isEmpty else { return }
    let piece =
      String(data: Data(latin), encoding: .windowsCP1252) ?? String(decoding: latin, as: UTF8.self)
    latin = []
    text.append(piece, state.style)
  }

  /// Returns the address of a link that ends with its group, and holds for the rest of the field.
  private func address(endedBy outer: State) -> String? {
    guard state.destination == .instruction, outer.destination != .instruction else { return nil }
    let parts = String(decoding: instruction, as: UTF8.self).split(separator: "\"")
    guard parts.count > 1, parts[0].trimmed == "HYPERLINK" else { return nil }
    return String(parts[1])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}
