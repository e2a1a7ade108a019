public import Foundation

/// A generator of the feedback for an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator for a kind of impact.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for impacts of things of middle size.
  public convenience override init() { self.init(style: .medium) }

  /// Plays the feedback of an impact.
  open func impactOccurred() { play(.impact(style, intensity: 1)) }

  /// Plays the feedback of an impact of a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { play(.impact(style, intensity: intensity)) }

  private final let style: FeedbackStyle
}

extension UIImpactFeedbackGenerator {
  /// The things that bump into each other.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light ones.
    case light = 0
    case medium = 1
    /// Large or heavy ones.
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
}
