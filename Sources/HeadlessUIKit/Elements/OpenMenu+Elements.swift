import Foundation

extension OpenMenu {
  /// The width of a menu, and the height of each of its items.
  private static let width: CGFloat = 250
  private static let itemHeight: CGFloat = 44

  /// The menu with its items, below its source.
  func element(of holder: UIView, below rect: CGRect, itemType: ElementType = .button)
    -> ElementPart
  {
    let items = itemElements(itemType, of: menu, in: holder)
    let origin = CGPoint(x: rect.minX, y: rect.maxY)
    for (index, item) in items.enumerated() {
      item.frame = CGRect(
        x: origin.x, y: origin.y + Self.itemHeight * CGFloat(index), width: Self.width,
        height: Self.itemHeight)
    }
    return ElementPart(.menu, menu.title, of: holder) {
      $0.children = items
      $0.frame = CGRect(
        origin: origin,
        size: CGSize(width: Self.width, height: Self.itemHeight * CGFloat(items.count)))
    }
  }

  private func itemElements(
    _ type: ElementType, of menu: UIMenu, in holder: UIView, depth: Int = 0
  ) -> [ElementPart] {
    guard depth < Self.depthLimit else { return [] }
    return visibleElements(of: menu).flatMap { element -> [ElementPart] in
      if let submenu = element as? UIMenu, submenu.options.contains(.displayInline) {
        return itemElements(type, of: submenu, in: holder, depth: depth + 1)
      }
      let leaf = element as? any UIMenuLeaf
      let item = ElementPart(
        type, element.title, .menuItem(element, of: self), of: holder
      ) {
        $0.identifier = element.accessibilityIdentifier ?? ""
        $0.isEnabled = leaf?.attributes.contains(.disabled) != true
        $0.isSelected = leaf?.state == .on
      }
      return [item]
    }
  }
}
