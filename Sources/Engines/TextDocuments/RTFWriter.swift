package import Foundation

/// Writes a text with its look as rich text.
package struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [TextStyle.Color] = []
  private var body = ""

  private init() {}

  /// Returns a whole document.
  package static func data(of text: StyledText) -> Data {
    var writer = RTFWriter()
    for run in text.runs { writer.write(run) }
    let fonts = writer.fonts.enumerated().map { #"\f\#($0)\fnil \#(Self.escaped($1));"# }
    let colors = writer.colors.map { #"\red\#($0.red)\green\#($0.green)\blue\#($0.blue);"# }
    let whole = [
      #"{\rtf1\ansi\ansicpg1252\uc1"#, "{\\fonttbl\(fonts.joined())}",
      "{\\colortbl;\(colors.joined())}", writer.body + "}",
    ]
    return Data(whole.joined(separator: "\n").utf8)
  }

  private mutating func write(_ run: StyledText.Run) {
    let style = run.style
    var words = #"\pard"#
    switch style.alignment {
    case .natural: break
    case .left: words += #"\ql"#
    case .center: words += #"\qc"#
    case .right: words += #"\qr"#
    case .justified: words += #"\qj"#
    }
    if style.indent != 0 { words += "\\li\(Self.twips(style.indent))" }
    if style.firstIndent != style.indent {
      words += "\\fi\(Self.twips(style.firstIndent - style.indent))"
    }
    if style.spacing != 0 { words += "\\sa\(Self.twips(style.spacing))" }
    words += "\\f\(Self.place(of: style.family ?? "Times New Roman", in: &fonts))"
    words += "\\fs\(Int((min(max(1, style.size), 10_000) * 2).rounded()))"
    words += style.isBold ? #"\b"# : #"\b0"#
    words += style.isItalic ? #"\i"# : #"\i0"#
    words += style.isUnderlined ? #"\ul"# : #"\ulnone"#
    words += style.isStruck ? #"\strike"# : #"\strike0"#
    words += "\\cf\(style.color.map { Self.place(of: $0, in: &colors) + 1 } ?? 0)"
    words += "\\cb\(style.background.map { Self.place(of: $0, in: &colors) + 1 } ?? 0)"
    let text = "\(words) \(Self.escaped(run.text))"
    if let link = style.link {
      body += #"{\field{\*\fldinst{HYPERLINK "\#(Self.escaped(link))"}}{\fldrslt \#(text)}}"#
    } else {
      body += text
    }
    body += "\n"
  }

  private static func place<Value: Equatable>(of value: Value, in values: inout [Value]) -> Int {
    if let place = values.firstIndex(of: value) { return place }
    values.append(value)
    return values.count - 1
  }

  private static func twips(_ points: Double) -> Int {
    points.isFinite ? Int((min(max(-5_000, points), 5_000) * 20).rounded()) : 0
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for unit in text.utf16 {
      switch unit {
      case 0x0A: escaped += "\\par\n"
      case 0x2028: escaped += "\\line "
      case 0x09: escaped += "\\tab "
      case 0x5C, 0x7B, 0x7D: escaped += "\\" + String(decoding: [unit], as: UTF16.self)
      case 0x20..<0x7F: escaped += String(decoding: [unit], as: UTF16.self)
      default: escaped += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return escaped
  }
}
