package import Foundation

/// The value of an attribute, convertible to a property's type.
package struct InterfaceValue {
  package let text: String
  /// The element with the attribute, if that element says more about the value.
  package let element: InterfaceElement?

  package init(text: String, element: InterfaceElement? = nil) {
    self.text = text
    self.element = element
  }

  package var bool: Bool { text == "YES" || text == "true" || text == "1" }
  package var int: Int { Int(text) ?? Int(clamping: Int64(exactly: number.rounded()) ?? 0) }
  package var float: Float { Float(text).flatMap { $0.isFinite ? $0 : nil } ?? 0 }
  /// The value as a finite number, or 0.
  package var number: CGFloat { Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } ?? 0 }

  /// Returns the case of an enumeration with this name.
  @MainActor
  package func named<Value: RawRepresentable<Int>>(
    _ fallback: Value, _ synonyms: [String: Value] = [:]
  ) -> Value { synonyms[text] ?? InterfaceNames.value(text, of: Value.self) ?? fallback }
}
