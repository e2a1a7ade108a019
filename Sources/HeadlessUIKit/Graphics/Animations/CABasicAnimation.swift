/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?

  /// The value at the end.
  open var toValue: Any?

  /// How far the value changes.
  open var byValue: Any?

  override func adopt(into copy: CAAnimation) {
    super.adopt(into: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }
}
