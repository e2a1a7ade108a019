/// What modifiers for accessibility say of the elements within.
struct Marks: Equatable {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isHidden: Bool?
  var added: UIAccessibilityTraits = []
  var removed: UIAccessibilityTraits = []

  @MainActor func apply(to view: UIView) {
    if let identifier { view.accessibilityIdentifier = identifier }
    if let label { view.accessibilityLabel = label }
    if let value { view.accessibilityValue = value }
    if let hint { view.accessibilityHint = hint }
    if let isHidden { view.accessibilityElementsHidden = isHidden }
    if !added.isEmpty { view.accessibilityTraits.formUnion(added) }
    if !removed.isEmpty { view.accessibilityTraits.subtract(removed) }
  }
}
