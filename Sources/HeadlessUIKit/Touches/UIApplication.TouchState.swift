extension UIApplication {
  /// The state of touches and the focus in an application.
  @MainActor
  package struct TouchState {
    /// The finger of the current gesture, made for the first one.
    var finger: Finger?
    /// How many times the app has asked for touches to be ignored, and not taken that back.
    package var ignoreCount = 0
    /// The focus system, made at the first access.
    var focusSystem: UIFocusSystem?
    /// The feedback that a user would have felt, in order.
    package var playedFeedback: [PlayedFeedback] = []
  }
}
