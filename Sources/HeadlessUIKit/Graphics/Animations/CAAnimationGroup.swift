/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func adopt(into copy: CAAnimation) {
    super.adopt(into: copy)
    (copy as? CAAnimationGroup)?.animations = animations
  }
}
