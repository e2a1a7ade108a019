extension UIApplication {
  /// What touches and the focus keep of an application.
  @MainActor
  package struct TouchState {
    /// The finger of the current gesture, made for the first one.
    var finger: Finger?
    /// How many times the app has asked for touches to be ignored, and not taken that back.
    package var ignoreCount = 0
    /// What knows where the focus is, made for the first who asks.
    var focusSystem: UIFocusSystem?
    /// What a user would have felt, in order.
    package var playedFeedback: [PlayedFeedback] = []
  }
}
