import Foundation

/// What a color set says: the colors, and for what each is.
package struct ColorSet: Sendable {
  package enum Color: Hashable, Sendable {
    case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    case gray(white: Double, alpha: Double)
    /// One of the system's, by its name without "Color" behind it.
    case system(String)
  }

  private struct Entry: Sendable {
    let color: Color
    let conditions: AssetConditions
  }

  private let entries: [Entry]

  /// Reads the set of an asset.
  package init(_ asset: Asset) { self.init(AssetContents(folder: asset.folder)) }

  init(_ contents: AssetContents) {
    entries = contents.slots("colors").compactMap { slot in
      Self.color(slot["color"] as? [String: Any] ?? [:]).map {
        Entry(color: $0, conditions: AssetConditions(slot))
      }
    }
  }

  /// The color that suits best.
  package func color(for traits: AssetTraits) -> Color? {
    AssetConditions.best(of: entries, for: traits, \.conditions).first?.color
  }

  private static func color(_ values: [String: Any]) -> Color? {
    if let reference = values["reference"] as? String {
      return .system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
    }
    guard let parts = values["components"] as? [String: Any] else { return nil }
    let space = values["color-space"] as? String ?? "srgb"
    let alpha = AssetContents.number(parts["alpha"]) ?? 1
    if let white = component(parts["white"]) {
      return .gray(white: space.contains("linear") ? encoded(white) : white, alpha: alpha)
    }
    guard let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    else { return nil }
    if space.contains("linear") {
      return .sRGB(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
    }
    return space.contains("p3")
      ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
      : .sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component, as Xcode writes it in one of three ways: `0.5`, `0x7F`, `127`.
  private static func component(_ value: Any?) -> Double? {
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else {
      return AssetContents.number(value)
    }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    return AssetContents.number(text).map { text.contains(".") ? $0 : $0 / 255 }
  }

  private static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
