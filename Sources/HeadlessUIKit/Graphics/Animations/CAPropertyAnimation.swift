/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property.
  open var keyPath: String?

  /// Whether the values are added to the layer's value.
  open var isAdditive = false

  /// Whether each run goes on where the last one ended.
  open var isCumulative = false

  /// The function that applies the values to the property.
  open var valueFunction: CAValueFunction?

  override func adopt(into copy: CAAnimation) {
    super.adopt(into: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }
}
