extension UITableViewRowAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something that takes the row away.
    case `default` = 0
    /// Something that leaves the row in its place.
    case normal = 1

    /// Something that takes the row away.
    public static var destructive: Self { .default }
  }
}
