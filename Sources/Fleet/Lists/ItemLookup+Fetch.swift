import HeadlessUIKit

extension ItemLookup {
  /// The cell that a user sees for the item, or `nil` after a failure.
  func cell<Cell: UIView>(as type: Cell.Type) -> Cell? {
    guard let item = item(to: "fetch cells") else { return nil }
    guard let cell = list.lookedAtCell(item) else {
      fail(words.notShown(item, in: list))
      return nil
    }
    let found = cell as? Cell
    if found == nil { fail(words.wrongType(cell, at: item, wanted: type)) }
    return found
  }

  /// The first item that shows a text, or `nil` if no item does or a failure was recorded.
  func find(_ text: String) -> IndexPath? {
    guard source(for: "find \(words.item)s") != nil else { return nil }
    var lookedAtCount = 0
    for section in 0..<list.numberOfSections {
      for number in 0..<(list.count(ofSection: section) ?? 0) {
        guard lookedAtCount < searchLimit else {
          fail(words.noneShows(text, ofFirst: lookedAtCount, in: list))
          return nil
        }
        lookedAtCount += 1
        let item = TableRow(section: section, row: number)
        if let cell = list.lookedAtCell(item), !cell.isHidden, ShownText.isShown(text, in: cell) {
          return item.indexPath
        }
      }
    }
    return nil
  }
}

/// How many items are looked at in search of a text.
private let searchLimit = 10_000
