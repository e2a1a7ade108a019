/// An animation from the former look of a layer to its present one.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade

  /// Where the transition comes from.
  open var subtype: CATransitionSubtype?

  /// How far the transition has come when it starts, from 0 to 1.
  open var startProgress: Float = 0

  /// How far the transition has come when it ends, from 0 to 1.
  open var endProgress: Float = 1

  override func adopt(into copy: CAAnimation) {
    super.adopt(into: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }

  override var ownKey: String? { "transition" }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the kind.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new look fades in.
  public static let fade = Self(rawValue: "fade")

  /// The new look covers the old one.
  public static let moveIn = Self(rawValue: "moveIn")

  /// The new look pushes the old one away.
  public static let push = Self(rawValue: "push")

  /// The old look uncovers the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the direction.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")

  public static let fromLeft = Self(rawValue: "fromLeft")

  public static let fromTop = Self(rawValue: "fromTop")

  public static let fromBottom = Self(rawValue: "fromBottom")
}
