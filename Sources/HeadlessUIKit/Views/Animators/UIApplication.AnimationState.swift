extension UIApplication {
  /// The state of an application's animations.
  @MainActor
  struct AnimationState {
    /// Whether animations are on; they are off inside `UIView.performWithoutAnimation`.
    var areEnabled = true
    /// Holds the ends of the animations that begin now, for a transition that is driven.
    var held: HeldAnimations?
    /// How many animations have begun, each in the completion of the previous one, up to the one
    /// that completes now.
    var chain = 0
    /// The transactions of layers that have begun and not ended, the innermost one last.
    var transactions: [CATransaction.Transaction] = []
  }
}
