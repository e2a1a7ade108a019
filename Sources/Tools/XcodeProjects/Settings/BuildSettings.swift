/// Build settings, level upon level: of two assignments of one name, the later one counts.
package struct BuildSettings: Sendable {
  private let surroundings: BuildSurroundings
  /// The values of each name, the lowest level first.
  private var values: [String: [String]] = [:]

  /// Creates settings without a value.
  package init(_ surroundings: BuildSurroundings) { self.surroundings = surroundings }

  /// Puts a level on top of the others.
  package mutating func add(_ level: [SettingAssignment]) {
    for assignment in level where surroundings.meet(assignment.conditions) {
      values[assignment.name, default: []].append(assignment.value)
    }
  }

  /// The names that have a value, sorted.
  package var names: [String] { values.keys.sorted() }

  /// The value of a setting, with what it refers to put in; empty where it is not set.
  package subscript(name: String) -> String {
    var expansion = SettingExpansion(values: values)
    return expansion.value(of: name)
  }

  /// Whether a setting says yes.
  package func isOn(_ name: String) -> Bool {
    ["YES", "TRUE", "1"].contains(self[name].uppercased())
  }

  /// The words of a setting that is a list.
  package func list(_ name: String) -> [String] { SettingList.words(self[name]) }

  /// Puts the values of settings into a text: `$(PRODUCT_NAME) 2`.
  package func expanded(_ text: String) -> String {
    guard text.contains("$") else { return text }
    var expansion = SettingExpansion(values: values)
    return expansion.expanded(text)
  }
}
