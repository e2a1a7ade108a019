import Foundation
import HeadlessUIKit

/// The sentences that are about the lists of collection views alone.
@MainActor
enum CollectionWords {
  private static var items: ListWords { .items }

  static func noAccessory(
    _ wanted: ListAccessory?, _ item: ItemPath, among all: [ListAccessory]
  ) -> FailureText {
    let name = wanted.map { "accessory '\($0.rawValue)'" } ?? "accessory"
    return items.rejected(
      item, "Item has no \(name) to tap.",
      all.isEmpty
        ? "Its cell is no list cell, or none of its accessories can be tapped."
        : "Its accessories are \(list(all)).")
  }

  static func severalAccessories(_ item: ItemPath, _ all: [ListAccessory]) -> FailureText {
    items.rejected(
      item, "Item has several accessories to tap.",
      "They are \(list(all)): tapAccessory(.\(all.first?.rawValue ?? ""), at:) taps one of them.")
  }

  private static func list(_ accessories: [ListAccessory]) -> String {
    accessories.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }

  static func noOutline(_ item: ItemPath) -> FailureText {
    items.rejected(
      item, "Item cannot be expanded or collapsed.",
      "Nothing is in the item, or the data source was given no section snapshot.")
  }

  static func isToggled(_ item: ItemPath, isExpanded: Bool) -> FailureText {
    isExpanded
      ? items.rejected(item, "Item is expanded already.", "collapseItem(at:) collapses it.")
      : items.rejected(item, "Item is not expanded.", "expandItem(at:) expands it.")
  }

  static func noArrow(_ item: ItemPath) -> FailureText {
    items.rejected(
      item, "Item has no arrow to tap.", "Its cell needs the accessory .outlineDisclosure().")
  }

  static func notToggled(
    _ item: ItemPath, _ refusal: Refusal<OutlineFault>, in collection: UICollectionView
  ) -> FailureText {
    switch refusal.kind {
    case .notExpandable: noOutline(item)
    case .vetoed:
      items.rejected(
        item, "Data source's sectionSnapshotHandlers.\(refusal.method) returned false.",
        ObjectWords.refuser(
          collection.dataSourceObject, "data source", of: ObjectWords.name(of: collection)))
    }
  }
}
