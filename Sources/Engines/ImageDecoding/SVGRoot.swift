import Foundation

/// Reads the root element of an SVG.
enum SVGRoot {
  /// The farthest place of the root.
  private static let mostBytes = 1 << 16

  static func size(_ data: Data) -> VectorSize? {
    let attributes = attributes(of: String(decoding: data.prefix(mostBytes), as: UTF8.self))
    guard let attributes else { return nil }
    if let size = VectorSize(length(attributes["width"]), length(attributes["height"])) {
      return size
    }
    let box = (attributes["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }
      .map { Double($0) }
    return box.count == 4 ? VectorSize(box[2], box[3]) : nil
  }

  /// The attributes of the first element that is called `svg`, or nil without one.
  private static func attributes(of text: String) -> [Substring: Substring]? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      rest = rest.dropFirst()
      let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      guard name == "svg" || name.hasSuffix(":svg") else { continue }
      return attributes(inTag: rest.dropFirst(name.count))
    }
    return nil
  }

  private static func attributes(inTag tag: Substring) -> [Substring: Substring] {
    var attributes: [Substring: Substring] = [:]
    var rest = tag
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      guard !name.isEmpty, rest.first == "=" else { return attributes }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return attributes }
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest.dropFirst(value.count + 2)
      attributes[name] = value
    }
  }

  /// The points of each unit.
  private static let units: [Substring: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
  ]

  private static func length(_ text: Substring?) -> Double? {
    guard let text = text?.drop(while: \.isWhitespace) else { return nil }
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    let unit = text.dropFirst(number.count).prefix { !$0.isWhitespace }
    guard let number = Double(number), let factor = units[unit] else { return nil }
    return number * factor
  }
}
