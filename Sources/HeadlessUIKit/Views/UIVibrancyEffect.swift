import Foundation

/// An effect that lets content take up the colors of a blur behind it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for content on a light blur.
  public nonisolated override convenience init() {
    self.init(blurEffect: UIBlurEffect(style: .light))
  }

  /// Creates a vibrancy for content on a blur.
  public nonisolated init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  /// Creates a vibrancy for one kind of content on a blur.
  public nonisolated init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Returns whether the other object is a vibrancy with the same style on an equal blur.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blurEffect == blurEffect && other.style == style
  }

  /// A number that is the same for equal effects.
  open nonisolated override var hash: Int { blurEffect.hash }

  package nonisolated let blurEffect: UIBlurEffect
  package nonisolated let style: UIVibrancyEffectStyle?
}

/// The kind of content that a vibrancy is made for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Labels with primary content.
  case label = 0
  /// Labels with secondary content.
  case secondaryLabel = 1
  /// Labels with tertiary content.
  case tertiaryLabel = 2
  /// Labels with quaternary content.
  case quaternaryLabel = 3
  /// Fills of large areas.
  case fill = 4
  /// Fills of areas of medium size.
  case secondaryFill = 5
  /// Fills of small areas.
  case tertiaryFill = 6
  case separator = 7
}
