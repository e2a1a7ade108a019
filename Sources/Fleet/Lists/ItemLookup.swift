import FailureReporting
import HeadlessUIKit

/// Finds the row or the item of a helper, or throws why it is missing.
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

  /// The sentences for impossible acts.
  var words: ListWords { .of(List.self) }

  /// Why the user cannot, in the words of the list.
  func fault(
    kind: RecordedFailure.Kind = .refused, _ text: @autoclosure @escaping () -> FailureText
  ) -> Fault {
    Fault(words.name, kind: kind, text())
  }

  /// The item, if it is there.
  ///
  /// - Parameters:
  ///   - purpose: The act that requires a data source, in a failure.
  ///   - mustBeSelectable: Whether the user has to be able to select items.
  func item(
    to purpose: @autoclosure () -> String, mustBeSelectable: Bool = false
  ) throws(Fault) -> ItemPath {
    let source = try source(for: purpose())
    guard let item = ItemPath(path) else { throw fault(kind: .mistake, words.none(named: path)) }
    if mustBeSelectable, !list.letsUserSelect {
      let isEditing = list.isInEditMode
      throw fault(words.notSelectable(item, whileEditing: isEditing, in: list))
    }
    let count = try countInSection()
    guard item.row >= 0, item.row < count else {
      throw fault(kind: .missing, words.none(at: item, in: list))
    }
    try checkIsStillThere(item, in: source)
    return item
  }

  /// Throws if the section is not there.
  func checkSection(to purpose: String) throws(Fault) {
    _ = try source(for: purpose)
    _ = try countInSection()
  }

  /// The number of items in the section.
  private func countInSection() throws(Fault) -> Int {
    guard let count = list.count(ofSection: path.section) else {
      throw fault(kind: .missing, words.noSection(path.section, in: list))
    }
    return count
  }

  /// The data source, with the list laid out.
  @discardableResult
  func source(for purpose: @autoclosure () -> String) throws(Fault) -> List.DataSource {
    guard let source = list.dataSource else {
      let purpose = purpose()
      throw fault(kind: .missing, words.noDataSource(to: purpose, in: list))
    }
    list.layOutForUser()
    return source
  }

  /// The place, if the user can drop an item there.
  func place(for item: ItemPath) throws(Fault) -> ItemPath {
    guard let place = ItemPath(path) else { throw fault(kind: .mistake, words.none(named: path)) }
    guard list.hasPlace(place, for: item) else {
      throw fault(kind: .missing, words.noPlace(at: place, in: list))
    }
    return place
  }

  /// Throws if the data source does not have the item any more: its data may have shrunk without a
  /// reload, and then it would be asked for what it does not have.
  private func checkIsStillThere(
    _ item: ItemPath, in source: List.DataSource
  ) throws(Fault) {
    let sectionCount = list.sectionCount(of: source)
    guard item.section < sectionCount else {
      throw fault(kind: .missing, words.lostSection(item.section, ofNow: sectionCount))
    }
    let count = list.count(ofSection: item.section, of: source)
    guard item.row < count else { throw fault(kind: .missing, words.lost(item, ofNow: count)) }
  }
}
