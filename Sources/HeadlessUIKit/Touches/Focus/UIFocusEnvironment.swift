public import Foundation

/// A part of the interface that decides where the focus goes within it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes within the environment, the most wanted place first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// The name of the group of items that the focus moves through together.
  var focusGroupIdentifier: String? { get }

  /// Asks for the focus to be moved to where it is preferred.
  func setNeedsFocusUpdate()

  /// Moves the focus at once, where that was asked for.
  func updateFocusIfNeeded()

  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called when the focus has moved from within the environment, or into it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An environment that can have the focus itself.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus.
  var canBecomeFocused: Bool { get }

  /// Whether the item has the focus.
  var isFocused: Bool { get }

  /// Where the item stands, in its container.
  var frame: CGRect { get }
}

/// Where the focus moves to.
public struct UIFocusHeading: OptionSet, Sendable {
  /// A bit for each direction.
  public let rawValue: UInt

  /// Creates a heading from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  /// To the next item, in the order of reading.
  public static let next = Self(rawValue: 1 << 4)
  /// To the item before.
  public static let previous = Self(rawValue: 1 << 5)
  /// To the first item.
  public static let first = Self(rawValue: 1 << 8)
  /// To the last item.
  public static let last = Self(rawValue: 1 << 9)
}
