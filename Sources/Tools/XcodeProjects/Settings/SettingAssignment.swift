import PropertyLists

/// A build setting that gets a value at one place, maybe only under conditions.
package struct SettingAssignment: Equatable, Sendable {
  /// A condition on what is built, such as `sdk=iphonesimulator*`.
  package struct Condition: Equatable, Sendable {
    package let name: String
    package let pattern: String
  }

  package let name: String
  package let conditions: [Condition]
  package let value: String

  package init(name: String, conditions: [Condition] = [], value: String) {
    self.name = name
    self.conditions = conditions
    self.value = value
  }

  /// Reads a key as it is written: `NAME[sdk=iphoneos*,arch=arm64][config=Debug]`.
  init?(key: String, value: String) {
    let name = key.prefix { $0 != "[" }.trimmingPrefix(" ")
    var conditions: [Condition] = []
    for piece in key.dropFirst(name.count).split(separator: "[") {
      for condition in piece.prefix(while: { $0 != "]" }).split(separator: ",") {
        let sides = condition.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        conditions.append(Condition(name: Self.word(sides[0]), pattern: Self.word(sides[1])))
      }
    }
    let word = Self.word(name)
    guard let first = word.utf8.first, !first.isDigit, word.utf8.allSatisfy(\.isWord) else {
      return nil
    }
    self.init(name: word, conditions: conditions, value: value)
  }

  private static func word(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The assignments of a dictionary of the project file, those with conditions last.
  static func assignments(of entries: [PropertyList.Entry]) -> [SettingAssignment] {
    let all = entries.compactMap { entry in
      SettingAssignment(key: entry.key, value: SettingList.text(of: entry.value))
    }
    return all.filter(\.conditions.isEmpty)
      + all.filter { !$0.conditions.isEmpty }.sorted { $0.conditions.count < $1.conditions.count }
  }
}
