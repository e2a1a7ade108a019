/// The names in UIKit's exceptions about snapshots.
enum SnapshotException {
  /// Returns identifiers in the form in which UIKit prints a set of them.
  static func set<Identifier>(_ identifiers: [Identifier]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  /// Returns the identifiers that a list contains more than once, in the order of their repetition.
  static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
    guard identifiers.count > 1 else { return [] }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var found: Set<Identifier> = []
    return identifiers.filter { !seen.insert($0).inserted && found.insert($0).inserted }
  }
}
