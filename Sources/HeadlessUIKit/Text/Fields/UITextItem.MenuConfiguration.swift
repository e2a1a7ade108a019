public import Foundation

extension UITextItem {
  /// The menu that a part of a text opens.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    // MARK: Creating a menu configuration

    /// Creates a configuration from a menu and what is shown beside it.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    // MARK: The model

    final let menu: UIMenu
  }
}

extension UITextItem.MenuConfiguration {
  /// What is shown beside the menu; the model shows nothing.
  public enum Preview {
    /// What the system would show.
    case `default`
    /// A view.
    case view(UIView)
  }
}
