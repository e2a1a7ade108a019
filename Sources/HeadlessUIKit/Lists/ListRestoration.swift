import Foundation

/// The state of a table or a collection view at the last launch: its selection, and its first
/// visible item (behaviour 715).
struct ListRestoration {
  /// The items that were selected, each by its path or by its data's identifier.
  let selected: [ListPlace]
  /// The first item in view.
  let first: ListPlace?
  /// How far the view was scrolled from the corner of that item.
  let distance: CGPoint

  private static let paths = "ListRestoration.paths"
  private static let names = "ListRestoration.names"
  private static let first = "ListRestoration.first"
  private static let x = "ListRestoration.x"
  private static let y = "ListRestoration.y"

  /// Keeps what can be told apart at the next launch.
  func encode(with coder: NSCoder) {
    coder.encode(selected.compactMap(\.path), forKey: Self.paths)
    coder.encode(selected.compactMap(\.name), forKey: Self.names)
    coder.encode(first?.name, forKey: Self.first)
    coder.encode(Double(distance.x), forKey: Self.x)
    coder.encode(Double(distance.y), forKey: Self.y)
  }

  init(selected: [ListPlace], first: ListPlace?, distance: CGPoint) {
    self.selected = selected
    self.first = first
    self.distance = distance
  }

  /// Reads the saved state, if there is any.
  init?(from coder: NSCoder) {
    guard coder.containsValue(forKey: Self.names) else { return nil }
    let paths = coder.decodeObject(forKey: Self.paths) as? [[Int]] ?? []
    let names = coder.decodeObject(forKey: Self.names) as? [String] ?? []
    selected = paths.map(ListPlace.path) + names.map(ListPlace.name)
    first = (coder.decodeObject(forKey: Self.first) as? String).map(ListPlace.name)
    distance = CGPoint(
      x: coder.decodeDouble(forKey: Self.x), y: coder.decodeDouble(forKey: Self.y))
  }
}

/// An item from one launch to the next.
enum ListPlace {
  /// The numbers of its path, where the data source cannot tell its data apart.
  case path([Int])
  /// The data source's identifier for its data.
  case name(String)

  var path: [Int]? { if case .path(let path) = self { path } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
}
