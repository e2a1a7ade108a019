/// For what a build is, as far as build settings ask.
package struct BuildSurroundings: Sendable {
  /// The name of the configuration, such as `Debug`.
  package let configuration: String

  package init(configuration: String) { self.configuration = configuration }

  /// Whether a build for the simulator meets all conditions.
  func meet(_ conditions: [SettingAssignment.Condition]) -> Bool {
    conditions.allSatisfy { condition in
      names(of: condition.name).contains { Self.matches($0, condition.pattern) }
    }
  }

  private func names(of condition: String) -> [String] {
    switch condition {
    // With a version, which a pattern may or may not allow for.
    case "sdk": ["iphonesimulator26.0", "iphonesimulator"]
    case "arch": ["arm64"]
    case "variant": ["normal"]
    case "config": [configuration]
    default: []
    }
  }

  /// Whether a name is of a pattern, in which `*` stands for any text and `?` for one character.
  package static func matches(_ name: String, _ pattern: String) -> Bool {
    let name = Array(name), pattern = Array(pattern)
    var (index, place) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
        index += 1
        place += 1
      } else if let last = star {
        // The star takes one character more.
        star = (last.pattern, last.name + 1)
        (place, index) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
