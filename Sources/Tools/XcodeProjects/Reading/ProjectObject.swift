import PropertyLists

/// An object of a project file, as it is written.
struct ProjectObject: Sendable, CustomStringConvertible {
  let id: String
  /// Its kind, such as `PBXGroup`.
  let isa: String
  let position: Position
  private let fields: PropertyList

  init?(_ entry: PropertyList.Entry) {
    guard let isa = entry.value["isa"]?.string else { return nil }
    id = entry.key
    self.isa = isa
    position = entry.position
    fields = entry.value
  }

  subscript(key: String) -> PropertyList? { fields[key] }

  func string(_ key: String) -> String? { fields[key]?.string }

  /// The name by which a reader knows it.
  var name: String? {
    string("name") ?? string("path").map(FilePath.name) ?? string("productName")
  }

  /// How findings call it: `PBXGroup 'Sources' (A1B2)`.
  var description: String { isa + (name.map { " '\($0)'" } ?? "") + " (\(id))" }
}
