public import Foundation

extension IndexPath {
  // MARK: Naming a row

  /// Creates the index path of a row in a table.
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  /// Creates the index path of an item in a collection.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section; the path must have exactly two components.
  public var section: Int {
    get {
      check(InvalidIndexPath.ofRow, by: "section")
      return first ?? NSNotFound
    }
    set {
      check(InvalidIndexPath.ofRow, by: "section")
      self = IndexPath(row: count > 1 ? self[1] : 0, section: newValue)
    }
  }

  /// The row; the path must have exactly two components.
  public var row: Int {
    get {
      check(InvalidIndexPath.ofRow, by: "row")
      return last(of: 2)
    }
    set {
      check(InvalidIndexPath.ofRow, by: "row")
      self = IndexPath(row: newValue, section: first ?? 0)
    }
  }

  /// The item; the path must have exactly two components.
  public var item: Int {
    get {
      check(InvalidIndexPath.ofItem, by: "item")
      return last(of: 2)
    }
    set {
      check(InvalidIndexPath.ofItem, by: "item")
      self = IndexPath(item: newValue, section: first ?? 0)
    }
  }

  private func last(of components: Int) -> Int {
    count >= components ? self[components - 1] : NSNotFound
  }

  private func check(_ reason: String, by property: String) {
    if count != 2 { InvalidIndexPath.raise(reason, self, by: "IndexPath.\(property)") }
  }
}
