/// Whether a scroll view shows how far it is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isShown: Bool?

  /// As the system has it.
  public static let automatic = ScrollIndicatorVisibility(isShown: nil)
  /// It does.
  public static let visible = ScrollIndicatorVisibility(isShown: true)
  /// It does not.
  public static let hidden = ScrollIndicatorVisibility(isShown: false)
  /// It never does.
  public static let never = ScrollIndicatorVisibility(isShown: false)
}
