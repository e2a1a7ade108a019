extension UIView {
  /// What others have attached to a view.
  struct Attachments {
    var interactions: [any UIInteraction] = []
    var observations: [Weak<NSKeyValueObservation>] = []
  }
}
