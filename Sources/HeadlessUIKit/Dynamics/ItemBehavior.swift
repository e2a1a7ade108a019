/// A behavior that acts on items of a list, which an app changes.
@preconcurrency @MainActor
protocol ItemBehavior: UIDynamicBehavior {
  var list: DynamicItems { get set }
}

extension ItemBehavior {
  func include(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  func exclude(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }
}
