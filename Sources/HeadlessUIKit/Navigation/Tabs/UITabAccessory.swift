public import Foundation

/// A view of the app's above the tab bar.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    storedView = contentView
    super.init()
  }

  /// The view.
  open var contentView: UIView { storedView }

  private final let storedView: UIView
}
