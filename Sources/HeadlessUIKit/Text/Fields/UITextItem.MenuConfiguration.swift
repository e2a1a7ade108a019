public import Foundation

extension UITextItem {
  /// The menu for a part of a text.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    // MARK: Creating a menu configuration

    /// Creates a configuration from a menu and a preview.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    // MARK: The model

    final let menu: UIMenu
  }
}

extension UITextItem.MenuConfiguration {
  /// The preview beside the menu.
  ///
  /// The model shows no previews.
  public enum Preview {
    /// The preview that the system would show.
    case `default`
    case view(UIView)
  }
}
