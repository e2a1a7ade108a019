extension UIView {
  /// The objects that are attached to a view.
  struct Attachments {
    var interactions: [any UIInteraction] = []
    /// Whether a gesture recognizer was removed.
    var hasHadRecognizers = false
    var observations: [Weak<NSKeyValueObservation>] = []
  }
}
