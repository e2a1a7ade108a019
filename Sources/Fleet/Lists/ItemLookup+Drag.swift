import HeadlessUIKit

extension ItemLookup {
  /// Drags the item to another place and drops it there.
  ///
  /// - Parameter editing: Whether only a list that is edited has handles to drag by.
  func drag(to newPath: IndexPath, to purpose: String, whileEditing editing: Bool = false) {
    perform { _ in
      guard let item = item(to: purpose), !editing || isBeingEdited(for: item),
        let place = ItemLookup(list, newPath, site).place(for: item),
        (editing ? editableCell(of: item) : reach(item)?.cell) != nil
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
