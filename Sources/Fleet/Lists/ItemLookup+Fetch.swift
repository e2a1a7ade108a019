import HeadlessUIKit

extension ItemLookup {
  /// The cell that a user sees for the item.
  func cell<Cell: UIView>(as type: Cell.Type) throws(Fault) -> Cell {
    let item = try item(to: "fetch cells")
    guard let cell = list.lookedAtCell(item) else {
      throw fault(kind: .blocked, words.notShown(item, in: list))
    }
    guard let found = cell as? Cell else {
      throw fault(kind: .unmet, words.wrongType(cell, at: item, wanted: type))
    }
    return found
  }

  /// The first item that shows a text, or `nil` if none does.
  func find(_ text: String) throws(Fault) -> IndexPath? {
    try source(for: "find \(words.item)s")
    var lookedAtCount = 0
    for section in 0..<list.numberOfSections {
      for number in 0..<(list.count(ofSection: section) ?? 0) {
        guard lookedAtCount < searchLimit else {
          throw fault(kind: .missing, words.noneShows(text, ofFirst: searchLimit, in: list))
        }
        lookedAtCount += 1
        let item = ItemPath(section: section, row: number)
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
