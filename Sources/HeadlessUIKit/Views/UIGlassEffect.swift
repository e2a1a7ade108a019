import Foundation

/// An effect that looks like glass.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// Creates glass.
  public nonisolated init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates regular glass.
  public nonisolated override convenience init() { self.init(style: .regular) }

  /// Whether the glass reacts to touches.
  open var isInteractive = false

  /// The colour of the glass.
  @NSCopying open var tintColor: UIColor?

  package nonisolated let style: Style

  /// How clear glass is.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }
}
