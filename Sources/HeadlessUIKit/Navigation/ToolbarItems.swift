import Foundation

/// The toolbar items of a screen in a navigation controller.
@MainActor
final class ToolbarItems: BarItemHolder {
  private let ownerLink: ControllerLink

  init(_ owner: UIViewController) { ownerLink = owner.link }

  private var owner: UIViewController? { ownerLink.controller }

  var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.holder === self { item.holder = nil }
      for item in items ?? [] { item.holder = self }
      if let navigation, navigation.topViewController === owner {
        navigation.toolbarIfMade?.items = items
      }
    }
  }

  private var navigation: UINavigationController? { owner?.navigationController }

  var barOfItems: UIView? { navigation?.toolbar }

  var responderOfItems: UIResponder? { owner }

  var notOnTop: NSObject? {
    guard let navigation, navigation.topViewController !== owner else { return nil }
    return owner
  }

  func barItemsDidChange() { navigation?.toolbarIfMade?.setNeedsLayout() }
}
