import HeadlessUIKit

extension ItemLookup<UICollectionView> {
  /// The accessories of a list's cell that can be tapped.
  func accessories(
    of cell: UICollectionViewCell
  ) -> [(kind: ListAccessory, view: UIView)] {
    let all = (cell as? UICollectionViewListCell)?.tappableAccessories ?? []
    return all.compactMap { accessory in
      ListAccessory(rawValue: accessory.kind.rawValue).map { ($0, accessory.view) }
    }
  }

  /// Chooses an item of the menu at the edge of the cell, if it has one.
  func choosePopUpMenuItem(
    _ title: String, of cell: UICollectionViewCell, at item: ItemPath
  ) throws(Fault) -> Bool {
    let accessory = accessories(of: cell).first { $0.kind == .popUpMenu }
    guard let button = accessory?.view as? UIButton else { return false }
    if let obstacle = button.obstacle { throw Fault(obstacle, words.touching(item)) }
    guard let menu = button.openMenuAsUser() else { return false }
    if let fault = MenuWords(menu: menu, name: words.name).choose(title) { throw fault }
    return true
  }

  /// Expands or collapses the item with a tap on its arrow.
  func toggle(to isExpanded: Bool) throws(Fault) {
    let item = try item(to: isExpanded ? "expand item" : "collapse item")
    let (cell, _) = try reach(item)
    guard let now = list.isExpanded(at: item) else {
      throw fault(CollectionWords.noOutline(item))
    }
    guard now != isExpanded else {
      throw fault(CollectionWords.isToggled(item, isExpanded: isExpanded))
    }
    let arrow = accessories(of: cell).first { $0.kind == .outlineDisclosure }
    guard let arrow else { throw fault(kind: .missing, CollectionWords.noArrow(item)) }
    let outline = OutlineTap()
    try tap(arrow.view, at: item, aimingAt: .outline(outline))
    if let refusal = outline.refusal {
      throw fault(CollectionWords.notToggled(item, refusal, in: list))
    }
  }
}
