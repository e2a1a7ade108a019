extension UIAlertController {
  /// Where an alert shows.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen, or beside what it came from.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }
}
