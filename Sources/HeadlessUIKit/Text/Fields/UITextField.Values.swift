extension UITextField {
  /// The border around a text field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    /// An edge that looks sunken.
    case bezel = 2
    /// An edge with round corners.
    case roundedRect = 3
  }

  /// When a view beside the text is visible.
  public enum ViewMode: Int, Sendable {
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user's input counts.
    case committed = 0
  }
}
