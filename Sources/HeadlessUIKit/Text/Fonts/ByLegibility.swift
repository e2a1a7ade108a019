import Foundation

/// A value that is made once, and once more for users who prefer bold text.
struct ByLegibility<Value> {
  private let regular: Value
  private let bold: Value

  init(_ make: (UILegibilityWeight) -> Value) {
    regular = make(.regular)
    bold = make(.bold)
  }

  /// The value by the current traits.
  var current: Value { UITraitCollection.current.legibilityWeight == .bold ? bold : regular }
}

extension ByLegibility<UIFont> {
  /// A font of the system's.
  init(systemFontOfSize size: CGFloat, weight: UIFont.Weight = .regular) {
    self.init { UIFont.system(size, weight, $0) }
  }
}
