extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options, as bits and small numbers packed as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// The views can be touched during the animation.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation starts from the values on the screen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation also runs backwards.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The animation keeps its own duration inside another one.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// The animation keeps its own curve inside another one.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Views are redrawn throughout the animation.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// A transition hides and unhides views instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// The animation inherits no options from another one.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Pending updates are made before the animation, and its own ones within it.
    public static let flushUpdates = Self(rawValue: 1 << 10)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same pace throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// A page turned over from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A page turned over from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A page curled up.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A page curled down.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// One view fades into the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A page turned over from the top.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A page turned over from the bottom.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  }

  /// How an animation of several steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options, as bits packed as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Creates an option that plain animations have, too, with the same bit.
    private init(_ option: AnimationOptions) { rawValue = option.rawValue }

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = Self(.layoutSubviews)
    /// The views can be touched during the animation.
    public static let allowUserInteraction = Self(.allowUserInteraction)
    /// The animation starts from the values on the screen.
    public static let beginFromCurrentState = Self(.beginFromCurrentState)
    public static let `repeat` = Self(.repeat)
    /// The animation also runs backwards.
    public static let autoreverse = Self(.autoreverse)
    /// In straight lines from step to step.
    public static let calculationModeLinear: Self = []
    /// Without values between the steps.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At an even pace.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// In curves, at an even pace.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// How the pace of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    /// The same pace throughout.
    case linear = 3
  }

  /// How a view is resized when its superview is.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The mask, with a bit for each part that may change.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space on the left may change.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width may change.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The space on the right may change.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The space above may change.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height may change.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The space below may change.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// How a view fits its content into its bounds when they change.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds.
    case scaleToFill = 0
    /// Makes all of the content visible and keeps its proportions.
    case scaleAspectFit = 1
    /// Covers the bounds and keeps the content's proportions.
    case scaleAspectFill = 2
    case redraw = 3
    /// Puts the content in the middle.
    case center = 4
    /// Puts the content at the middle of the top edge.
    case top = 5
    /// Puts the content at the middle of the bottom edge.
    case bottom = 6
    /// Puts the content at the middle of the left edge.
    case left = 7
    /// Puts the content at the middle of the right edge.
    case right = 8
    /// Puts the content in the top left corner.
    case topLeft = 9
    /// Puts the content in the top right corner.
    case topRight = 10
    /// Puts the content in the bottom left corner.
    case bottomLeft = 11
    /// Puts the content in the bottom right corner.
    case bottomRight = 12
  }

  /// Whether a view's tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The same as the superview's.
    case automatic = 0
    /// The colour is not dimmed.
    case normal = 1
    /// The colour is dimmed.
    case dimmed = 2
  }
}

/// The meaning of a view, if that decides its direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The language decides.
  case unspecified = 0
  /// Controls of a media player, which always run from left to right.
  case playback = 1
  /// Directions in space, which are never flipped.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}
