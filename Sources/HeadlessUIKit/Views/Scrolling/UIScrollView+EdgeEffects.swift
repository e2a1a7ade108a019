extension UIScrollView {
  /// The effect at the top.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(at: .top) }

  /// The effect at the bottom.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(at: .bottom) }

  /// The effect at the left.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(at: .left) }

  /// The effect at the right.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(at: .right) }

  private func edgeEffect(at edge: UIRectEdge) -> UIScrollEdgeEffect {
    var effects = Self.edgeEffects[self] ?? [:]
    if let effect = effects[edge.rawValue] { return effect }
    let effect = UIScrollEdgeEffect()
    effects[edge.rawValue] = effect
    Self.edgeEffects[self] = effects
    return effect
  }

  private static let edgeEffects = AssociationKey<[UInt: UIScrollEdgeEffect]>()
}
