/// The screens that were seen, and the ways between them.
///
/// ```swift
/// let exploration = Fleet.explore(steps: 50) { setAsAppRootWindow(UIViewController()) }
/// print(exploration.map)
/// ```
public struct ScreenMap: Sendable, CustomStringConvertible {
  /// A screen of the map.
  struct Screen: Sendable, Codable {
    let name: String
    /// How many steps were taken on it.
    var visits = 0
    /// How many ways led from the first screen to it.
    let depth: Int
  }

  /// A way from a screen to another.
  struct Way: Sendable, Codable {
    let from: Int
    let to: Int
    /// The step that was first seen to lead there.
    let step: String
    var count = 1
  }

  private(set) var places: [Screen] = []
  private(set) var ways: [Way] = []
  private var numbers: [String: Int] = [:]
  private var waysByEnds: [[Int]: Int] = [:]

  package init() {}

  /// A map as it was drawn up in another process.
  init(_ places: [Screen], _ ways: [Way]) {
    self.places = places
    self.ways = ways
  }

  // MARK: Drawing it up

  /// Notes that a screen is seen.
  package mutating func arrive(at name: String, depth: Int = 0) {
    if numbers[name] == nil {
      numbers[name] = places.count
      places.append(Screen(name: name, depth: depth))
    }
  }

  /// Notes a step, and where it led.
  package mutating func go(from: String, by step: String, to: String) {
    arrive(at: from)
    guard let start = numbers[from] else { return }
    places[start].visits += 1
    arrive(at: to, depth: places[start].depth + 1)
    guard from != to, let end = numbers[to] else { return }
    if let way = waysByEnds[[start, end]] {
      ways[way].count += 1
    } else {
      waysByEnds[[start, end]] = ways.count
      ways.append(Way(from: start, to: end, step: step))
    }
  }

  // MARK: Reading it

  /// The number of screens.
  public var screenCount: Int { places.count }

  /// The map as text: each screen, how many steps were taken there, and where they led.
  public var description: String {
    places.enumerated().map { number, place in
      let steps = place.visits == 1 ? "1 step" : "\(place.visits) steps"
      let leads = ways.filter { $0.from == number }.map { way in
        "  \(way.step) → \(places[way.to].name)\(way.count == 1 ? "" : ", \(way.count) times")"
      }
      return (["\(place.name): \(steps)"] + leads).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
