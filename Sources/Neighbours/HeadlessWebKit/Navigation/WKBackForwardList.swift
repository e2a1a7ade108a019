public import Foundation
import HeadlessUIKit

/// The pages that a web view has shown, around the one that it shows.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  /// The page that shows.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }

  /// The page before it.
  open var backItem: WKBackForwardListItem? { item(at: -1) }

  /// The page after it.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  /// Returns the page so many steps from the one that shows.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let (place, isFar) = place.addingReportingOverflow(index)
    return !isFar && items.indices.contains(place) ? items[place] : nil
  }

  /// The pages before the one that shows.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }

  /// The pages after the one that shows.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  // MARK: The model

  /// Adds a page behind the one that shows, in the place of all that were there.
  final func add(_ item: WKBackForwardListItem) {
    items.removeSubrange((place + 1)...)
    items.append(item)
    place = items.count - 1
  }

  /// Puts a page into the place of the one that shows.
  final func replace(with item: WKBackForwardListItem) {
    if items.indices.contains(place) { items[place] = item } else { add(item) }
  }

  final func go(to item: WKBackForwardListItem) {
    if let index = items.firstIndex(where: { $0 === item }) { place = index }
  }

  final func holds(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }
}
