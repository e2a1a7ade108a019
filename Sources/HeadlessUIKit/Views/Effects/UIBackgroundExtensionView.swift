import Foundation

/// A view that shows its content within the safe area, and goes on with it outside.
///
/// The content is placed; what continues it is not drawn.
open class UIBackgroundExtensionView: UIView {
  /// The content.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content is placed within the safe area, and not by the app.
  open var automaticallyPlacesContentView = true {
    didSet { setNeedsLayout() }
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
  }

  /// Places the content anew.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
