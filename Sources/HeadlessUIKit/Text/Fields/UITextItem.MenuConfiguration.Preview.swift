extension UITextItem.MenuConfiguration {
  /// What is shown beside the menu; the model shows nothing.
  public enum Preview {
    /// What the system would show.
    case `default`
    /// A view.
    case view(UIView)
  }
}
