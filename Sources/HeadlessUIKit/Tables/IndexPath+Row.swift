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
    get { last(InvalidIndexPath.ofRow, by: "row") }
    set { setLast(newValue, InvalidIndexPath.ofRow, by: "row") }
  }

  /// The item; the path must have exactly two components.
  public var item: Int {
    get { last(InvalidIndexPath.ofItem, by: "item") }
    set { setLast(newValue, InvalidIndexPath.ofItem, by: "item") }
  }

  private func last(_ reason: String, by property: String) -> Int {
    check(reason, by: property)
    return count >= 2 ? self[1] : NSNotFound
  }

  private mutating func setLast(_ number: Int, _ reason: String, by property: String) {
    check(reason, by: property)
    self = IndexPath(row: number, section: first ?? 0)
  }

  private func check(_ reason: String, by property: String) {
    if count != 2 { InvalidIndexPath.raise(reason, self, by: "IndexPath.\(property)") }
  }
}

extension IndexPath {
  /// The path as UIKit prints it, without the address.
  var words: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
