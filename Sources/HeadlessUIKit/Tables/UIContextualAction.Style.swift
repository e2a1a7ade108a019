extension UIContextualAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something that leaves the row in its place.
    case normal = 0
    /// Something that takes the row away.
    case destructive = 1
  }
}
