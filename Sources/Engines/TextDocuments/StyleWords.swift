/// The words of style sheets that say how a text looks.
struct StyleWords {
  /// The looks of elements of a name or a class.
  private var rules: [(selector: Substring, words: Substring)] = []

  /// Reads the rules of a style sheet; those for elements within others are left out.
  mutating func read(_ sheet: String) {
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let trimmed = selector.trimmed
        if !trimmed.isEmpty, !trimmed.contains(where: { " :>+~[".contains($0) }) {
          rules.append((trimmed, parts[1]))
        }
      }
    }
  }

  /// Changes a style as sheets say of elements of a name and of classes, and as words of its own do.
  func apply(
    _ element: String, _ classes: String? = nil, _ own: String? = nil, to style: inout TextStyle
  ) {
    let classes = (classes ?? "").split(separator: " ")
    for rule in rules {
      let parts = rule.selector.split(
        separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first ?? ""
      let isOfName = name.isEmpty && parts.count > 1 || name == "*" || name.lowercased() == element
      guard isOfName, parts.count < 2 || classes.contains(parts[1]) else { continue }
      Self.apply(rule.words, to: &style)
    }
    if let own { Self.apply(own[...], to: &style) }
  }

  private static func apply(_ words: Substring, to style: inout TextStyle) {
    for word in words.split(separator: ";") {
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmed
      apply(parts[0].trimmed.lowercased(), value.lowercased(), value, to: &style)
    }
  }

  private static func apply(
    _ name: String, _ value: String, _ written: Substring, to style: inout TextStyle
  ) {
    switch name {
    case "color": if let color = color(value) { style.color = color }
    case "background-color", "background":
      if let color = color(value) { style.background = color }
    case "font-family": style.family = family(written) ?? style.family
    case "font-size": style.size = size(value, of: style.size) ?? style.size
    case "font-weight":
      style.isBold = ["bold", "bolder"].contains(value) || (Int(value) ?? 0) >= 600
    case "font-style": style.isItalic = value == "italic" || value.hasPrefix("oblique")
    case "text-decoration", "text-decoration-line":
      style.isUnderlined = value.contains("underline")
      style.isStruck = value.contains("line-through")
    case "text-align": style.alignment = alignment(value) ?? style.alignment
    case "font": applyFont(value, written, to: &style)
    default: break
    }
  }

  /// Reads `italic bold 17px Name`.
  private static func applyFont(_ value: String, _ written: Substring, to style: inout TextStyle) {
    let words = written.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.first?.isNumber == true && Int($0) == nil })
    else { return }
    style.isBold = words[..<place].contains { $0.lowercased() == "bold" }
    style.isItalic = words[..<place].contains { $0.lowercased() == "italic" }
    let length = words[place].prefix { $0 != "/" }
    style.size = size(length.lowercased(), of: style.size) ?? style.size
    style.family = family(words[(place + 1)...].joined(separator: " ")[...]) ?? style.family
  }

  static func alignment(_ value: String) -> TextStyle.Alignment? {
    switch value {
    case "left", "start": .left
    case "center": .center
    case "right", "end": .right
    case "justify": .justified
    default: nil
    }
  }

  /// Returns the first family of a list, without quotation marks.
  static func family(_ value: Substring) -> String? {
    let first = value.prefix { $0 != "," }.trimmed
    let name = first.filter { $0 != "\"" && $0 != "'" }
    return name.isEmpty || name.lowercased() == "inherit" ? nil : name
  }

  static func size(_ value: String, of size: Double) -> Double? {
    let digits = value.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return named[value] }
    let points: Double
    switch value.dropFirst(digits.count).trimmed {
    case "em", "rem": points = number * size
    case "%": points = number / 100 * size
    default: points = number
    }
    return points > 0 && points < largest ? points : nil
  }

  private static let largest = 10_000.0
  private static let named: [String: Double] = [
    "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18,
    "xx-large": 24,
  ]

  // MARK: Colors

  static func color(_ value: String) -> TextStyle.Color? {
    if value.hasPrefix("#") { return hexColor(value.dropFirst()) }
    if value.hasPrefix("rgb") {
      let numbers = value.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      guard numbers.count >= 3 else { return nil }
      let parts = numbers.prefix(3).map { UInt8(min(max(0, $0), 255)) }
      return TextStyle.Color(parts[0], parts[1], parts[2])
    }
    return colors[value].map { hexColor($0[...]) } ?? nil
  }

  private static func hexColor(_ digits: Substring) -> TextStyle.Color? {
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.prefix(6))
    guard long.utf8.count == 6, let number = UInt32(long, radix: 16) else { return nil }
    func part(_ shift: UInt32) -> UInt8 { UInt8(number >> shift & 0xFF) }
    return TextStyle.Color(part(16), part(8), part(0))
  }

  private static let colors: [String: String] = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff",
    "yellow": "ffff00", "orange": "ffa500", "purple": "800080", "gray": "808080",
    "grey": "808080", "lightgray": "d3d3d3", "darkgray": "a9a9a9", "silver": "c0c0c0",
    "navy": "000080", "teal": "008080", "maroon": "800000", "lime": "00ff00", "aqua": "00ffff",
    "cyan": "00ffff", "magenta": "ff00ff", "fuchsia": "ff00ff", "olive": "808000",
    "brown": "a52a2a", "pink": "ffc0cb", "darkred": "8b0000", "darkgreen": "006400",
    "darkblue": "00008b", "gold": "ffd700", "indigo": "4b0082", "violet": "ee82ee",
  ]
}
