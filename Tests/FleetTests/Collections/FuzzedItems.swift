import Fleet

/// The expected collection view, calculated without UIKit from items that all differ.
struct FuzzedItems {
  private(set) var sections: [[Int]]
  private(set) var selected: Set<Int> = []
  private(set) var isEditing = false

  init(_ counts: [Int]) {
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return Array(next..<(next + count))
    }
  }

  /// How high an item wants to be.
  static func height(of item: Int) -> CGFloat { CGFloat(30 + item * 37 % 90) }

  var count: Int { sections.joined().count }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item)
  }

  func item(at path: IndexPath) -> Int { sections[path.section][path.item] }

  func isSelected(_ path: IndexPath) -> Bool { selected.contains(item(at: path)) }

  /// The selected items in the order of their paths.
  var selectedPaths: [IndexPath] { paths.filter { isSelected($0) } }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
  }

  // MARK: Acts of the user

  mutating func tap(_ path: IndexPath) {
    let item = item(at: path)
    if !isEditing {
      selected = [item]
    } else if selected.remove(item) == nil {
      selected.insert(item)
    }
  }

  mutating func select(from first: IndexPath, to last: IndexPath) {
    isEditing = true
    let (low, high) = (min(first, last), max(first, last))
    for path in paths where path >= low && path <= high { selected.insert(item(at: path)) }
  }

  /// Whether an item can be dragged to a place.
  func canDrag(_ path: IndexPath, to place: IndexPath) -> Bool {
    guard contains(path), sections.indices.contains(place.section) else { return false }
    let extra = path.section == place.section ? 0 : 1
    return place.item >= 0 && place.item < sections[place.section].count + extra
  }

  mutating func move(_ path: IndexPath, to place: IndexPath) {
    let item = sections[path.section].remove(at: path.item)
    sections[place.section].insert(item, at: place.item)
  }

  /// Deletes an item by its menu, which is for all selected ones where several are selected.
  mutating func deleteByMenu(_ path: IndexPath) {
    let isForAll = isSelected(path) && selected.count > 1
    for path in isForAll ? selectedPaths.reversed() : [path] { delete(path) }
  }

  // MARK: What code does

  mutating func toggleEditing() { isEditing.toggle() }

  mutating func delete(_ path: IndexPath) {
    selected.remove(sections[path.section].remove(at: path.item))
  }

  mutating func insert(_ item: Int, at path: IndexPath) {
    sections[path.section].insert(item, at: path.item)
  }

  mutating func reload(_ path: IndexPath) { selected.remove(item(at: path)) }

  mutating func reloadAll() { selected = [] }
}
