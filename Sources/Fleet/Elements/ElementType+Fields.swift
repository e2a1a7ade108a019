import HeadlessUIKit

extension ElementType {
  /// The kinds that a user types into.
  static let fields: Set<Self> = [.textField, .secureTextField, .searchField, .textView]

  /// Whether a user types into an element of the kind.
  var isField: Bool { Self.fields.contains(self) }
}

extension ScreenElement.ElementType {
  /// The kinds that a user types into.
  static let fields = Set(ElementType.fields.compactMap { Self(rawValue: $0.rawValue) })
}
