import Foundation
import HeadlessUIKit

/// The sentences for what a user cannot do with a collection view.
@MainActor
enum CollectionWords: CellWords {
  static let name = RecordedFailure.Name.collectionView
  static let item = "item"
  static let holder = "collection view"

  static func sectionCount(of collection: UICollectionView) -> Int { collection.itemCounts.count }
  static func itemCount(of collection: UICollectionView, in section: Int) -> Int {
    collection.itemCounts[section]
  }

  static func delegate(of collection: UICollectionView) -> NSObject? {
    collection.delegate as? NSObject
  }

  static func dataSource(of collection: UICollectionView) -> NSObject? {
    collection.dataSource as? NSObject
  }

  static let tappingIndex = GestureWords(
    .collectionView, cannot: "Cannot tap the index of a UICollectionView")

  // MARK: Reaching an item

  static func withoutSize(_ item: TableRow) -> FailureText {
    invisible(item, because: "The size of the item is empty.")
  }

  // MARK: Accessories and outlines

  static func noAccessory(
    _ wanted: ListAccessory?, _ item: TableRow, among all: [ListAccessory]
  ) -> FailureText {
    let name = wanted.map { "accessory '\($0.rawValue)'" } ?? "accessory"
    return rejected(
      item, "Item has no \(name) to tap.",
      all.isEmpty
        ? "Its cell is no list cell, or none of its accessories can be tapped."
        : "Its accessories are \(list(all)).")
  }

  static func severalAccessories(_ item: TableRow, _ all: [ListAccessory]) -> FailureText {
    rejected(
      item, "Item has several accessories to tap.",
      "They are \(list(all)): tapAccessory(.\(all.first?.rawValue ?? ""), at:) taps one of them.")
  }

  private static func list(_ accessories: [ListAccessory]) -> String {
    accessories.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }

  static func noOutline(_ item: TableRow) -> FailureText {
    rejected(
      item, "Item cannot be expanded or collapsed.",
      "Nothing is in the item, or the data source was given no section snapshot.")
  }

  static func isToggled(_ item: TableRow, isExpanded: Bool) -> FailureText {
    isExpanded
      ? rejected(item, "Item is expanded already.", "collapseItem(at:) collapses it.")
      : rejected(item, "Item is not expanded.", "expandItem(at:) expands it.")
  }

  static func noArrow(_ item: TableRow) -> FailureText {
    rejected(
      item, "Item has no arrow to tap.", "Its cell needs the accessory .outlineDisclosure().")
  }

  static func notToggled(
    _ item: TableRow, _ refusal: Refusal<OutlineFault>, in collection: UICollectionView
  ) -> FailureText {
    switch refusal.kind {
    case .notExpandable: noOutline(item)
    case .vetoed:
      rejected(
        item, "Data source's sectionSnapshotHandlers.\(refusal.method) returned false.",
        ObjectWords.refuser(
          dataSource(of: collection), "data source", of: ObjectWords.name(of: collection)))
    }
  }

  // MARK: Actions

  static func notEditable(_ item: TableRow, in collection: UICollectionView) -> FailureText {
    rejected(
      item, "Collection view delegate does not allow editing of that item.",
      answered("collectionView(_:canEditItemAt:)", "false", delegate(of: collection)))
  }

  static func noAction(
    titled title: String, at item: TableRow, _ actions: [OfferedAction], isInList: Bool
  ) -> FailureText {
    FailureText(
      "Could not find cell action with title '\(title)' at item \(item.row) in section "
        + "\(item.section).",
      isInList
        ? NearMiss.details(
          for: title, among: actions.map { NearMiss.Choice(title: $0.title) }, noun: "actions")
        : "Only items of lists can be swiped.")
  }

  // MARK: Menus

  static func noContextMenu(_ item: TableRow, in collection: UICollectionView) -> FailureText {
    noContextMenu(
      item, by: "collectionView(_:contextMenuConfigurationForItemsAt:point:)", in: collection)
  }

  static func nothingAllowed(_ item: TableRow, in collection: UICollectionView) -> FailureText {
    nothingAllowed(
      item, by: "collectionView(_:canPerformAction:forItemAt:withSender:)", in: collection)
  }

  // MARK: Dragging

  static func notMovable(_ item: TableRow, in collection: UICollectionView) -> FailureText {
    notMovable(item, by: "collectionView(_:canMoveItemAt:)", in: collection)
  }

  static func stays(_ item: TableRow, in collection: UICollectionView) -> FailureText {
    stays(
      item,
      by: "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:"
        + "atCurrentIndexPath:toProposedIndexPath:)", in: collection)
  }

  // MARK: The index

  static func noIndexEntry(
    _ title: String, among titles: [String], in collection: UICollectionView
  ) -> FailureText {
    FailureText(
      "No entry '\(title)' found in the index of the collection view.",
      NearMiss.details(
        for: title, among: titles.map { NearMiss.Choice(title: $0) },
        noun: "entries of \(ObjectWords.name(of: collection))"))
  }
}
