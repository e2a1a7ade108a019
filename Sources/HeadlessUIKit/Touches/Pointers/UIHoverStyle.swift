public import Foundation

/// How a view looks while a pointer or a look is on it, which none is here.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, NSCopying {
  /// Creates a style.
  public init(effect: (any UIHoverEffect)? = nil, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Creates a style with the usual effect.
  public override convenience init() { self.init(effect: .automatic) }

  /// Returns the usual style.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }

  /// The effect.
  open var effect: (any UIHoverEffect)?

  /// The shape of the effect; `nil` for the view's.
  open var shape: UIShape?

  /// Whether the effect is shown.
  open var isEnabled = true

  /// Returns the style itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a view changes while a pointer is on it.
public protocol UIHoverEffect: Sendable {}

/// The effect that suits a view.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// A light on the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// A view that rises.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// Returns the effect that suits the view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// Returns an effect that highlights the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// Returns an effect that lifts the view.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
