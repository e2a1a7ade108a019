import Foundation

/// The items that a navigation controller's toolbar shows for a screen.
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

  var whyItemsAreNotOnBar: String? {
    guard let owner, let navigation, navigation.topViewController !== owner else { return nil }
    return "It is a toolbar item of \(objectName(owner)), which is not on top of the stack."
  }

  func barItemsDidChange() { navigation?.toolbarIfMade?.setNeedsLayout() }
}
