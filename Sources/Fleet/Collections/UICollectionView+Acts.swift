import HeadlessUIKit

/// A user's acts on items, besides the ones that lists have in common.
extension UICollectionView {
  final func tappingAction(_ title: String, at path: IndexPath) -> Act {
    act(on: path) { [self] lookup in
      guard let item = lookup.item(to: "select cell action"),
        lookup.editableCell(of: item) != nil,
        !lookup.tapShownAction(title, at: item)
      else { return }
      let sides = [offeredActions(at: item, .trailing), offeredActions(at: item, .leading)]
      for side in sides where lookup.tapAction(title, of: side, at: item) {
        return
      }
      lookup.fail(lookup.words.noAction(titled: title, at: item, among: sides, in: self))
    }
  }

  final func tapping(_ accessory: ListAccessory?, at path: IndexPath) -> Act {
    act(on: path) { lookup in
      guard let item = lookup.item(to: "tap accessory"), let (cell, _) = lookup.reach(item) else {
        return
      }
      let all = lookup.accessories(of: cell)
      let wanted = all.filter { accessory == nil || $0.kind == accessory }
      switch wanted.count {
      case 1: lookup.tap(wanted[0].view, at: item)
      case 0: lookup.fail(CollectionWords.noAccessory(accessory, item, among: all.map(\.kind)))
      default: lookup.fail(CollectionWords.severalAccessories(item, wanted.map(\.kind)))
      }
    }
  }

  final func choosingItem(_ title: String, at path: IndexPath) -> Act {
    act(on: path) { lookup in
      lookup.chooseMenuItem(title) { cell, item in
        lookup.choosePopUpMenuItem(title, of: cell, at: item)
      }
    }
  }

  final func expanding(itemAt path: IndexPath) -> Act {
    act(on: path) { $0.toggle(to: true) }
  }

  final func collapsing(itemAt path: IndexPath) -> Act {
    act(on: path) { $0.toggle(to: false) }
  }
}
