import HeadlessUIKit

extension ItemLookup {
  /// The accessories of a list's cell that can be tapped.
  func accessories(
    of cell: UICollectionViewCell
  ) -> [(kind: ListAccessory, view: UIView)] {
    let all = (cell as? UICollectionViewListCell)?.tappableAccessories ?? []
    return all.compactMap { accessory in
      ListAccessory(rawValue: accessory.kind.rawValue).map { ($0, accessory.view) }
    }
  }

  /// Taps a view of an item, unless an obstacle stops the user.
  func tap(_ view: UIView, at item: TableRow) {
    if let obstacle = Gesture.reach(view, in: view.hostApplication, at: site) {
      CollectionWords.touching(item).on(view).report(obstacle, at: site)
    }
  }

  /// Which action of those that an item offers has a title.
  func index(of title: String, in offered: OfferedActions) -> Int? {
    offered.actions.firstIndex { $0.title == title }
  }

  /// Expands or collapses the item with a tap on its arrow.
  func toggle(to isExpanded: Bool) {
    perform { _ in
      let purpose = isExpanded ? "expand item" : "collapse item"
      guard let item = item(to: purpose), let (cell, _) = reach(item) else { return }
      guard let now = collection.isExpanded(at: item) else {
        return fail(CollectionWords.noOutline(item))
      }
      guard now != isExpanded else {
        return fail(CollectionWords.isToggled(item, isExpanded: isExpanded))
      }
      let arrow = accessories(of: cell).first { $0.kind == .outlineDisclosure }
      guard let arrow else { return fail(CollectionWords.noArrow(item)) }
      collection.lastOutlineRefusal = nil
      tap(arrow.view, at: item)
      if let refusal = collection.lastOutlineRefusal {
        fail(CollectionWords.notToggled(item, refusal, in: collection))
      }
    }
  }

  /// The place where an item is to go, or `nil` after a failure was recorded.
  func place(for item: TableRow) -> TableRow? {
    guard let place = TableRow(path) else {
      fail(CollectionWords.none(named: path))
      return nil
    }
    guard collection.hasPlace(place, for: item) else {
      fail(CollectionWords.noPlace(at: place, in: collection))
      return nil
    }
    return place
  }
}
