/// What tests have used and looked at of an app's screens, as `FLEET_SCREENS` has it written.
struct SeenScreens: Encodable, Sendable {
  /// What tests did with an element, the least first.
  enum Use: String, CaseIterable, Encodable, Comparable, Sendable {
    case never
    case looked = "looked at"
    case used

    static func < (one: Self, other: Self) -> Bool {
      allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
    }
  }

  struct Screen: Encodable, Sendable {
    let name: String
    var uses: [String: Use] = [:]

    /// The elements that no test has used or looked at.
    var untouched: [String] { uses.filter { $0.value == .never }.keys.sorted() }
    /// Whether no test has used or looked at anything of it.
    var isUnseen: Bool { uses.values.allSatisfy { $0 == .never } }
  }

  private(set) var screens: [Screen] = []
  /// The unusual worlds in which no screen was seen.
  private(set) var worlds: [String] = []
  private(set) var isEmpty = true

  /// Whether a text is one of these, by its first line.
  static func isOne(_ text: String) -> Bool {
    text.prefix { !$0.isNewline }.contains(" screens, of which ")
  }

  init() {}

  init(_ text: String) {
    isEmpty = false
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      if line.hasPrefix("not seen: ") {
        worlds = line.dropFirst("not seen: ".count).split(separator: ", ").map(String.init)
      } else if line.hasPrefix("  ") {
        note(line.dropFirst(2))
      } else if let colon = line.lastIndex(of: ":") {
        screens.append(Screen(name: String(line[..<colon])))
      }
    }
  }

  private mutating func note(_ line: Substring) {
    guard let use = Use.allCases.first(where: { line.hasPrefix($0.rawValue) }), !screens.isEmpty
    else { return }
    let name = line.dropFirst(use.rawValue.count).drop { $0 == " " }
    screens[screens.count - 1].uses[String(name)] = use
  }

  /// Adds what other tests have seen: what one of all has used is used.
  mutating func add(_ other: SeenScreens) {
    guard !other.isEmpty else { return }
    worlds = isEmpty ? other.worlds : worlds.filter(other.worlds.contains)
    isEmpty = false
    for screen in other.screens {
      if let index = screens.firstIndex(where: { $0.name == screen.name }) {
        screens[index].uses.merge(screen.uses) { max($0, $1) }
      } else {
        screens.append(screen)
      }
    }
  }
}
