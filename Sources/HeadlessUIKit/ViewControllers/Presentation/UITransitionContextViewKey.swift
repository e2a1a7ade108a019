/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as UIKit names it.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that the transition takes out.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that it puts in.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
