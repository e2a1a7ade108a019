import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport

/// A collection view that shows items, and cells that know theirs.
@MainActor
final class ItemCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  typealias Item = ItemTable.Item
  typealias Section = ItemTable.Section

  final class Cell: UICollectionViewCell {
    var item: Item?
  }

  let collection: UICollectionView
  let flow = UICollectionViewFlowLayout()
  var sections: [Section]

  init(_ sections: [Section] = []) {
    self.sections = sections
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: 12)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 150), collectionViewLayout: flow)
    super.init()
    collection.allowsMultipleSelection = true
    collection.register(Cell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    collection.delegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? Cell)?.item = sections[indexPath.section].items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.tag = sections[indexPath.section].number
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 100, height: sections[indexPath.section].items[indexPath.item].height)
  }

  var selectedNumbers: [Int] {
    (collection.indexPathsForSelectedItems ?? []).map { sections[$0.section].items[$0.item].number }
  }

  /// The cells that show, by the numbers of their items.
  var cellsByNumber: [Int: UICollectionViewCell] {
    var cells: [Int: UICollectionViewCell] = [:]
    for cell in collection.visibleCells {
      if let item = (cell as? Cell)?.item { cells[item.number] = cell }
    }
    return cells
  }

  /// The faults of the visible views: each cell has to show its item in its place, each header its
  /// section.
  var faults: [String] {
    var faults: [String] = []
    var top: CGFloat = 0
    var shown = 0
    let bounds = collection.bounds
    guard collection.numberOfSections == sections.count else {
      return ["\(collection.numberOfSections) sections"]
    }
    func isInView(_ height: CGFloat) -> Bool { top < bounds.maxY && top + height > bounds.minY }
    for (section, content) in sections.enumerated() {
      guard collection.numberOfItems(inSection: section) == content.items.count else {
        return ["\(collection.numberOfItems(inSection: section)) items in section \(section)"]
      }
      if isInView(12) {
        let header = collection.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
        if header?.frame.minY != top || header?.superview !== collection {
          faults.append("header \(section): \(header?.frame as Any), not \(top)")
        }
      }
      top += 12
      for (row, item) in content.items.enumerated() {
        defer { top += item.height }
        guard isInView(item.height) else { continue }
        shown += 1
        let path: IndexPath = [section, row]
        guard let cell = collection.cellForItem(at: path) as? Cell else {
          faults.append("no cell at \(path)")
          continue
        }
        if cell.item != item { faults.append("\(path) shows \(cell.item as Any), not \(item)") }
        if cell.frame.minY != top || cell.frame.height != item.height {
          faults.append("\(path) lies at \(cell.frame), not at \(top)")
        }
        if cell.isSelected != (collection.indexPathsForSelectedItems ?? []).contains(path) {
          faults.append("\(path) looks selected: \(cell.isSelected)")
        }
        if cell.superview !== collection { faults.append("\(path) is elsewhere") }
      }
    }
    if collection.visibleCells.count != shown {
      faults.append("\(collection.visibleCells.count) cells instead of \(shown)")
    }
    if collection.contentSize.height != top {
      faults.append("\(collection.contentSize) instead of \(top)")
    }
    return faults
  }
}
