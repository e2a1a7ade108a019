public import Foundation

/// A size that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// Creates a mode without a size.
  public override init() { super.init() }

  convenience init(_ screen: UIScreen) {
    self.init()
    size = screen.nativeBounds.size
  }

  /// The size in pixels.
  open private(set) var size = CGSize.zero

  /// How much wider than high a pixel is.
  open var pixelAspectRatio: CGFloat { 1 }
}
