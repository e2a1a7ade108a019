import Foundation
import HeadlessUIKit

/// The sentences for what a user cannot do with a collection view.
@MainActor
enum CollectionWords {
  // MARK: Gestures that an obstacle stops

  /// The words for a gesture on an item.
  static func item(_ item: TableRow) -> GestureWords {
    var words = GestureWords(.collectionView, cannot: rejected(item))
    words.hidden = "Item is not visible."
    return words
  }

  /// The words for a tap on a cell, which may show no item.
  static func tapping(_ cell: UICollectionViewCell) -> GestureWords {
    cell.shownRow.map(item) ?? GestureWords(cannot: "Cannot tap \(type(of: cell))")
  }

  private static func rejected(_ item: TableRow) -> String {
    "Interaction with item \(item.row) in section \(item.section) rejected"
  }

  /// That a user could not use an item.
  private static func rejected(
    _ item: TableRow, _ sentence: String, _ details: String = ""
  ) -> FailureText {
    FailureText("\(rejected(item)): \(sentence)", details)
  }

  // MARK: Looking for an item

  static func noDataSource(to purpose: String) -> FailureText {
    FailureText("Data source required to \(purpose).")
  }

  static func noItem(named path: IndexPath) -> FailureText {
    FailureText(
      "Index path \(Array(path)) names no item of a collection view.",
      "It has \(counted(path.count, "component")), and needs a section and an item.")
  }

  static func noSection(_ section: Int, in collection: UICollectionView) -> FailureText {
    FailureText("Collection view has no section \(section).", sections(of: collection))
  }

  static func noItem(_ item: TableRow, in collection: UICollectionView) -> FailureText {
    FailureText(
      "Collection view has no item \(item.row) in section \(item.section).",
      sections(of: collection))
  }

  /// That the data source has fewer sections than the collection view knows of.
  static func lostSection(_ section: Int, ofNow count: Int) -> FailureText {
    FailureText(
      "Collection view has no section \(section).",
      "The data source has \(counted(count, "section")) now, and the collection view was not "
        + "reloaded.")
  }

  /// That the data source has fewer items than the collection view knows of.
  static func lostItem(_ item: TableRow, ofNow count: Int) -> FailureText {
    FailureText(
      "Collection view has no item \(item.row) in section \(item.section).",
      "The data source has \(counted(count, "item")) there now, and the collection view was not "
        + "reloaded.")
  }

  static func noneShows(_ text: String, ofFirst count: Int) -> FailureText {
    FailureText("None of the first \(count) items of the collection view shows '\(text)'.")
  }

  static func wrongType(
    _ cell: UICollectionViewCell, at item: TableRow, wanted: UICollectionViewCell.Type
  ) -> FailureText {
    FailureText(
      "Cell at item \(item.row) in section \(item.section) is of type `\(type(of: cell))` "
        + "(wanted `\(wanted)`).")
  }

  /// How many items each section has.
  private static func sections(of collection: UICollectionView) -> String {
    let counts = collection.itemCounts
    guard !counts.isEmpty else { return "It has no sections." }
    let listed = counts.prefix(sectionsListedAtMost).enumerated().map { section, count in
      "section \(section) has \(counted(count, "item"))"
    }
    let rest = counts.count > listed.count ? ", …" : ""
    return "It has \(counted(counts.count, "section")): " + listed.joined(separator: ", ") + rest
      + "."
  }

  private static let sectionsListedAtMost = 8

  private static func counted(_ count: Int, _ noun: String) -> String {
    switch count {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }

  // MARK: Reaching an item

  static func notShown(_ item: TableRow) -> FailureText {
    rejected(item, "Item is not visible.", "The collection view shows no cell for the item.")
  }

  static func withoutSize(_ item: TableRow) -> FailureText {
    rejected(item, "Item is not visible.", "Its size is empty.")
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
        : "It has \(list(all)).")
  }

  static func severalAccessories(_ item: TableRow, _ all: [ListAccessory]) -> FailureText {
    rejected(
      item, "Item has several accessories to tap.",
      "It has \(list(all)): tapAccessory(.\(all.first?.rawValue ?? ""), at:) taps one of them.")
  }

  private static func list(_ accessories: [ListAccessory]) -> String {
    accessories.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }

  static func noOutline(_ item: TableRow) -> FailureText {
    rejected(
      item, "Item cannot be expanded or collapsed.",
      "Nothing is in it, or the data source was given no section snapshot.")
  }

  static func isToggled(_ item: TableRow, isExpanded: Bool) -> FailureText {
    rejected(item, isExpanded ? "Item is expanded already." : "Item is not expanded.")
  }

  static func noArrow(_ item: TableRow) -> FailureText {
    rejected(
      item, "Item has no arrow to tap.", "Its cell needs the accessory .outlineDisclosure().")
  }

  static func notToggled(_ item: TableRow, _ refusal: Refusal<OutlineFault>) -> FailureText {
    switch refusal.kind {
    case .notExpandable: noOutline(item)
    case .vetoed:
      rejected(
        item, "Data source's sectionSnapshotHandlers.\(refusal.method) returned false.")
    }
  }

  // MARK: Actions

  static func notEditable(_ item: TableRow) -> FailureText {
    rejected(
      item, "Collection view delegate does not allow editing of that item.",
      "Its collectionView(_:canEditItemAt:) returned false.")
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

  static func wentAway(_ item: TableRow, whileItWas what: String) -> FailureText {
    rejected(item, "Item went away while it was \(what).")
  }

  // MARK: Menus

  static func noContextMenu(_ item: TableRow) -> FailureText {
    rejected(
      item, "Item has no context menu.",
      "Delegate's collectionView(_:contextMenuConfigurationForItemsAt:point:) returned nil.")
  }

  static func emptyContextMenu(_ item: TableRow) -> FailureText {
    rejected(
      item, "Context menu is empty.", "Its configuration has neither a menu nor a preview.")
  }

  static func noItemsInContextMenu(_ item: TableRow) -> FailureText {
    rejected(item, "Context menu has no items.", "It has a preview only.")
  }

  static func noPreviewInContextMenu(_ item: TableRow) -> FailureText {
    rejected(
      item, "Context menu has no preview.",
      "Its configuration's previewProvider is missing, or returned nil.")
  }

  // MARK: Dragging

  static func noPlace(at item: TableRow, in collection: UICollectionView) -> FailureText {
    FailureText(
      "Collection view has no place for an item at item \(item.row) in section \(item.section).",
      sections(of: collection))
  }

  static func notMovable(_ item: TableRow) -> FailureText {
    rejected(
      item, "Collection view data source does not allow moving that item.",
      "Its collectionView(_:canMoveItemAt:) returned false.")
  }

  static func stays(_ item: TableRow) -> FailureText {
    rejected(
      item,
      "Delegate's collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:"
        + "atCurrentIndexPath:toProposedIndexPath:) returned the item's own index path.",
      "The item stays where it is.")
  }

  static func notImplemented(_ method: String, for item: TableRow) -> FailureText {
    rejected(item, "Collection view data source does not implement \(method).")
  }

  // MARK: Selecting

  static func notSelectable(_ item: TableRow, in collection: UICollectionView) -> FailureText {
    rejected(
      item, "Collection view does not allow selection.",
      collection.isEditing
        ? "It is being edited, and neither allowsSelectionDuringEditing nor "
          + "allowsMultipleSelectionDuringEditing is set."
        : "Its allowsSelection is false.")
  }

  static func selectedAlready(_ item: TableRow) -> FailureText {
    rejected(
      item, "Item is selected already.",
      "Several items can be selected, and a tap would deselect this one: tapItem(at:) does.")
  }

  static func deselected(_ item: TableRow) -> FailureText {
    rejected(item, "The tap deselected the item.")
  }

  static func unreached(_ item: TableRow) -> FailureText {
    rejected(
      item, "The touch did not reach the collection view.",
      "The cell, or a gesture recognizer, kept it.")
  }

  /// Why a tap on an item came to nothing; `nil` where that was reported.
  static func refused(_ item: TableRow, _ refusal: Refusal<RowTap.Fault>) -> FailureText? {
    switch refusal.kind {
    case .notSelectable: rejected(item, "Collection view does not allow selection.")
    case .cancelled:
      rejected(
        item, "The touch was cancelled.",
        "A gesture recognizer took it, or the cell left its window.")
    case .vetoed: rejected(item, "Delegate's \(refusal.method) returned false.")
    case .lost: rejected(item, "Item went away while it was tapped.")
    case .closedActions:
      rejected(
        item, "The tap closed the actions of an item that was swiped aside.",
        "An action that is chosen has to call its completion, which brings its item back.")
    case .toggled:
      rejected(
        item, "The tap expanded or collapsed the item.",
        "Its cell has an outline disclosure in the style of a header: such items are not selected.")
    case .reported: nil
    }
  }
}
