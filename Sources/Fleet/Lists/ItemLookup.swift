import FailureReporting
import HeadlessUIKit

/// Finds the row or the item for a helper, or records why it does not exist.
@MainActor
struct ItemLookup<List: ListView> {
  let list: List
  let path: IndexPath
  let occasion: Occasion

  init(_ list: List, _ path: IndexPath, _ occasion: Occasion) {
    self.list = list
    self.path = path
    self.occasion = occasion
  }

  var application: UIApplication { occasion.application }
  var site: CallSite { occasion.site }

  /// The sentences for impossible acts.
  var words: ListWords { .of(List.self) }

  /// Records why the user cannot.
  func fail(_ text: FailureText) { text.report(words.name, at: site) }

  /// The item, if it is there.
  ///
  /// - Parameters:
  ///   - purpose: The act that requires a data source, in a failure.
  ///   - mustBeSelectable: Whether the user has to be able to select items.
  func item(
    to purpose: @autoclosure () -> String, mustBeSelectable: Bool = false
  ) -> TableRow? {
    guard let source = source(for: purpose()) else { return nil }
    guard let item = TableRow(path) else {
      fail(words.none(named: path))
      return nil
    }
    if mustBeSelectable, !list.letsUserSelect {
      fail(words.notSelectable(item, whileEditing: list.isInEditMode, in: list))
      return nil
    }
    guard hasSection, let count = list.count(ofSection: item.section) else { return nil }
    guard item.row >= 0, item.row < count else {
      fail(words.none(at: item, in: list))
      return nil
    }
    return isStillThere(item, in: source) ? item : nil
  }

  /// Whether the section is there, or a failure was recorded.
  func hasSection(to purpose: String) -> Bool { source(for: purpose) != nil && hasSection }

  private var hasSection: Bool {
    if list.count(ofSection: path.section) != nil { return true }
    fail(words.noSection(path.section, in: list))
    return false
  }

  /// The data source, with the list laid out, or `nil` after a failure.
  func source(for purpose: @autoclosure () -> String) -> List.DataSource? {
    guard let source = list.dataSource else {
      fail(words.noDataSource(to: purpose(), in: list))
      return nil
    }
    list.layOutForUser()
    return source
  }

  /// The place, if the user can drop an item there.
  func place(for item: TableRow) -> TableRow? {
    guard let place = TableRow(path) else {
      fail(words.none(named: path))
      return nil
    }
    guard list.hasPlace(place, for: item) else {
      fail(words.noPlace(at: place, in: list))
      return nil
    }
    return place
  }

  /// Whether the data source still has the item: its data may have shrunk without a reload, and
  /// then it would be asked for missing items.
  private func isStillThere(_ item: TableRow, in source: List.DataSource) -> Bool {
    let sectionCount = list.sectionCount(of: source)
    guard item.section < sectionCount else {
      fail(words.lostSection(item.section, ofNow: sectionCount))
      return false
    }
    let count = list.count(ofSection: item.section, of: source)
    guard item.row < count else {
      fail(words.lost(item, ofNow: count))
      return false
    }
    return true
  }
}
