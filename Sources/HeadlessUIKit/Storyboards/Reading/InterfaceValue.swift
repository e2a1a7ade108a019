import Foundation

/// The value of an attribute, convertible to a property's type.
package struct InterfaceValue {
  package let text: String
  /// The element with the attribute, if that element says more about the value.
  var element: InterfaceElement?

  package var bool: Bool { text == "YES" || text == "true" || text == "1" }
  package var int: Int { Int(text) ?? Int(clamping: Int64(exactly: number.rounded()) ?? 0) }
  var float: Float { Float(text).flatMap { $0.isFinite ? $0 : nil } ?? 0 }

  /// The image with this name.
  ///
  /// It is a symbol if the element says so.
  @MainActor var image: UIImage? {
    guard !text.isEmpty else { return nil }
    if element?["catalog"] == "system" { return UIImage(systemName: text) }
    let image = UIImage(named: text)
    guard let image, let size = element?.markup.imageSizes[text] else { return image }
    return image.withSize(unlessKnown: size)
  }

  /// The value as a finite number, or 0.
  var number: CGFloat { Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } ?? 0 }

  /// Returns the case of an enumeration with this name.
  @MainActor
  func named<Value: RawRepresentable<Int>>(_ fallback: Value, _ synonyms: [String: Value] = [:])
    -> Value
  { synonyms[text] ?? InterfaceNames.value(text, of: Value.self) ?? fallback }

  @MainActor var priority: UILayoutPriority { UILayoutPriority(rawValue: float) }

  /// A height of a table, of which negative ones stand for automatic ones.
  @MainActor var height: CGFloat { number < 0 ? UITableView.automaticDimension : number }

  /// How a text is cut off.
  @MainActor var lineBreakMode: NSLineBreakMode {
    named(
      .byTruncatingTail,
      [
        "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "headTruncation": .byTruncatingHead, "wordWrap": .byWordWrapping,
        "characterWrap": .byCharWrapping, "clip": .byClipping,
      ])
  }
}
