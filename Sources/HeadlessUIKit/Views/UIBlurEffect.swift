import Foundation

/// An effect that blurs what lies behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Creates a blur.
  public nonisolated init(style: Style) {
    self.style = style
    super.init()
  }

  /// Whether the other object is a blur of the same style.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// A number that is the same for equal effects.
  open nonisolated override var hash: Int { style.hashValue }

  package nonisolated let style: Style
}
