/// Names a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as UIKit names it.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that shows when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that shows when it has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
