import HeadlessUIKit

/// A user's acts on items, besides the ones that lists have in common.
extension UICollectionView {
  final func tappingAction(_ title: String, at path: IndexPath) -> Act {
    act(on: path) { [self] lookup throws(Fault) in
      let item = try lookup.item(to: "select cell action")
      try lookup.editableCell(of: item)
      if try lookup.tapShownAction(title, at: item) { return }
      let sides = [offeredActions(at: item, .trailing), offeredActions(at: item, .leading)]
      for side in sides where try lookup.tapAction(title, of: side, at: item) {
        return
      }
      throw lookup.fault(
        kind: .missing, lookup.words.noAction(titled: title, at: item, among: sides, in: self))
    }
  }

  final func tapping(_ accessory: ListAccessory?, at path: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in
      let item = try lookup.item(to: "tap accessory")
      let (cell, _) = try lookup.reach(item)
      let all = lookup.accessories(of: cell)
      let wanted = all.filter { accessory == nil || $0.kind == accessory }
      switch wanted.count {
      case 1: try lookup.tap(wanted[0].view, at: item)
      case 0:
        throw lookup.fault(
          kind: .missing, CollectionWords.noAccessory(accessory, item, among: all.map(\.kind)))
      default:
        throw lookup.fault(
          kind: .ambiguous, CollectionWords.severalAccessories(item, wanted.map(\.kind)))
      }
    }
  }

  final func choosingItem(_ title: String, at path: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in
      try lookup.chooseMenuItem(title) { cell, item throws(Fault) in
        try lookup.choosePopUpMenuItem(title, of: cell, at: item)
      }
    }
  }

  final func expanding(itemAt path: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in try lookup.toggle(to: true) }
  }

  final func collapsing(itemAt path: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in try lookup.toggle(to: false) }
  }
}
