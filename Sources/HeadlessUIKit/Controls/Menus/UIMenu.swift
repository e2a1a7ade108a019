import Foundation

/// A menu: elements to choose from, and submenus.
open class UIMenu: UIMenuElement {
  // MARK: Creating a menu

  /// Creates a menu.
  ///
  /// Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    givenIdentifier = identifier
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // MARK: Getting information about the menu

  /// The identifier of the menu.
  open var identifier: Identifier {
    givenIdentifier ?? Identifier("com.apple.menu.dynamic.\(number)")
  }

  /// How the menu is shown.
  open private(set) var options: Options

  /// The size of the elements.
  open var preferredElementSize: ElementSize

  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  /// The ticked elements of the menu and of its submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }

  // MARK: Creating a menu from another

  /// Returns the same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  // MARK: Storage

  private let givenIdentifier: Identifier?
}

extension UIMenu {
  var firstLeaf: (any UIMenuLeaf)? {
    for child in children {
      if let menu = child as? UIMenu {
        if let leaf = menu.firstLeaf { return leaf }
      } else if let leaf = child as? any UIMenuLeaf,
        leaf.attributes.isDisjoint(with: [.disabled, .hidden])
      {
        return leaf
      }
    }
    return nil
  }
}
