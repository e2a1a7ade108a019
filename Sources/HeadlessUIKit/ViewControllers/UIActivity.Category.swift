extension UIActivity {
  /// Where an activity is offered.
  public enum Category: Int, Sendable {
    /// Among those that do something with the content.
    case action = 0
    /// Among those that share the content.
    case share = 1
  }
}
