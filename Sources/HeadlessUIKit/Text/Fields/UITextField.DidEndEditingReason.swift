extension UITextField {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was entered counts.
    case committed = 0
  }
}
