public import Foundation

/// How content looks at an edge of a scroll view, where bars lie above it; pictures leave it out.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// Creates the usual effect.
  public override init() { super.init() }

  /// The style.
  open var style = Style.automatic

  /// Whether the effect is hidden.
  open var isHidden = false
}
