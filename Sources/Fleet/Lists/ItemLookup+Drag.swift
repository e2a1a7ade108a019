import HeadlessUIKit

extension ItemLookup {
  /// Drags the item to another place and drops it there.
  func drag(to newPath: IndexPath) throws(Fault) {
    // Rows have handles to drag by, and only while the table is edited.
    let hasHandles = list is UITableView
    let item = try item(to: "drag \(words.item)")
    if hasHandles { try checkIsEdited(for: item) }
    let place = try ItemLookup(list, newPath, occasion).place(for: item)
    if hasHandles { try editableCell(of: item) } else { _ = try reach(item) }
    try expectImplementation(for: item) { () throws(Fault) in
      switch list.userMove(item, to: place) {
      case .moved, .reported: return
      case .refused: throw fault(words.notMovable(item, in: list))
      case .lost: throw fault(words.wentAway(item, whileItWas: "dragged", in: list))
      case .stayed where place == item: return
      case .stayed: throw fault(words.stays(item, in: list))
      }
    }
  }
}
