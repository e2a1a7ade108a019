import HeadlessUIKit

extension ItemLookup {
  /// Drags the item to another place and drops it there.
  func drag(to newPath: IndexPath) {
    // Rows have handles to drag by, and only while the table is edited.
    let hasHandles = list is UITableView
    guard let item = item(to: "drag \(words.item)"), !hasHandles || isBeingEdited(for: item),
      let place = ItemLookup(list, newPath, occasion).place(for: item),
      (hasHandles ? editableCell(of: item) : reach(item)?.cell) != nil
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
