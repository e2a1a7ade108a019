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
    _ title: String, of cell: UICollectionViewCell, at item: TableRow
  ) -> Bool {
    let accessory = accessories(of: cell).first { $0.kind == .popUpMenu }
    guard let button = accessory?.view as? UIButton else { return false }
    if let obstacle = button.obstacle {
      words.touching(item).report(obstacle, at: site)
      return true
    }
    guard let menu = button.openMenuAsUser() else { return false }
    MenuWords(menu: menu, name: words.name).choose(title)?.report(at: site)
    return true
  }

  /// Expands or collapses the item with a tap on its arrow.
  func toggle(to isExpanded: Bool) {
    let purpose = isExpanded ? "expand item" : "collapse item"
    guard let item = item(to: purpose), let (cell, _) = reach(item) else { return }
    guard let now = list.isExpanded(at: item) else {
      return fail(CollectionWords.noOutline(item))
    }
    guard now != isExpanded else {
      return fail(CollectionWords.isToggled(item, isExpanded: isExpanded))
    }
    let arrow = accessories(of: cell).first { $0.kind == .outlineDisclosure }
    guard let arrow else { return fail(CollectionWords.noArrow(item)) }
    let outline = OutlineTap()
    tap(arrow.view, at: item, aimingAt: .outline(outline))
    if let refusal = outline.refusal {
      fail(CollectionWords.notToggled(item, refusal, in: list))
    }
  }
}
