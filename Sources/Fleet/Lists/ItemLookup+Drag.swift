import HeadlessUIKit

extension ItemLookup {
  /// Drags the item to another place and drops it there.
  ///
  /// - Parameter isReady: Whether the list can be dragged in, or a failure was recorded.
  /// - Parameter reach: Whether the user can lift the item, or a failure was recorded.
  func drag(
    to newPath: IndexPath, to purpose: String, isReady: (TableRow) -> Bool = { _ in true },
    reach: (TableRow) -> Bool
  ) {
    perform { _ in
      guard let item = item(to: purpose), isReady(item),
        let place = ItemLookup(list, newPath, site).place(for: item), reach(item)
      else { return }
      expectImplementation(for: item) {
        switch list.userMove(item, to: place) {
        case .moved, .reported: return
        case .refused: fail(words.notMovable(item, in: list))
        case .lost: fail(words.wentAway(item, whileItWas: "dragged", in: list))
        case .stayed where place == item: return
        case .stayed: fail(words.stays(item, in: list))
        }
      }
    }
  }
}
