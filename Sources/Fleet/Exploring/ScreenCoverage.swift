import FailureReporting
import Foundation
import HeadlessUIKit

/// The elements of an app's screens that tests have used and looked at, over a whole run.
///
/// `FLEET_SCREENS=screens.txt` asks for it. A screen goes by the classes in front, an element by
/// its name; the rows of a list count once. A test's reads of a view's own properties cannot be
/// seen.
package struct ScreenCoverage: Sendable {
  /// A test's use of an element.
  enum Use: Int, Comparable, Sendable {
    case never, looked, used

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// A screen, with its elements in the order in which they came.
  private struct SeenScreen: Sendable {
    var names: [String] = []
    var uses: [String: Use] = [:]

    /// How many elements were looked at or used.
    var count: Int { names.count { uses[$0] ?? .never > .never } }
  }

  private var map = ScreenMap()
  private var places: [String: SeenScreen] = [:]
  private var worlds: Set<World> = []
  /// Where the last step ended.
  private var last: String?

  // MARK: Taking it down

  /// Adds what shows on a screen.
  mutating func see(_ names: [String], at place: String, after step: String?) {
    if let last, let step { map.go(from: last, by: step, to: place) } else { map.arrive(at: place) }
    last = place
    for name in names where places[place, default: SeenScreen()].uses[name] == nil {
      places[place, default: SeenScreen()].uses[name] = .never
      places[place, default: SeenScreen()].names.append(name)
    }
  }

  /// Notes that an element of a screen was used or looked at; `nil` means all of it.
  mutating func note(_ use: Use, of name: String?, at place: String) {
    let names = name.map { [$0] } ?? places[place]?.names ?? []
    for name in names where places[place]?.uses[name] ?? .used < use {
      places[place]?.uses[name] = use
    }
  }

  /// Notes the worlds in which a screen was seen.
  mutating func note(_ seen: [World]) { worlds.formUnion(seen) }

  /// Whether nothing was seen.
  var isEmpty: Bool { places.isEmpty }

  // MARK: Telling it

  /// Elements that were neither used nor looked at come first, screen by screen.
  package var text: String {
    let all = map.places.map(\.name)
    let elements = all.reduce(0) { $0 + (places[$1]?.names.count ?? 0) }
    let known = all.reduce(0) { $0 + (places[$1]?.count ?? 0) }
    let untouched = all.count { places[$0]?.count == 0 }
    var lines = [
      "\(all.count) screens, of which \(untouched) were neither used nor looked at",
      "\(elements) elements, of which \(elements - known) were neither used nor looked at",
      "not seen: \(World.allCases.filter { !worlds.contains($0) }.map(\.rawValue).joined(separator: ", "))",
    ]
    for name in all {
      guard let place = places[name] else { continue }
      lines += ["", "\(name): \(place.count) of \(place.names.count)"]
      let uses = place.names.map { ($0, place.uses[$0] ?? .never) }
      for use in [Use.never, .looked, .used] {
        lines += uses.filter { $0.1 == use }.map { "  \(use.word)  \($0.0)" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The map of the screens, with how many elements of each were used or looked at.
  package var svg: String {
    map.svg { name in
      let place = places[name]
      return ("\(place?.count ?? 0) of \(place?.names.count ?? 0)", place?.count == 0)
    }
  }
}

extension ScreenCoverage.Use {
  /// The word for it, all of one length.
  fileprivate var word: String {
    switch self {
    case .never: "never    "
    case .looked: "looked at"
    case .used: "used     "
    }
  }
}

extension ScreenCoverage {
  /// An unusual world around a screen.
  enum World: String, CaseIterable, Sendable {
    case dark
    case largeTexts = "large texts"
    case rightToLeft = "right to left"
    case landscape
    case tablet

    /// The worlds of an application.
    @MainActor
    static func all(of application: UIApplication) -> [World] {
      let world = TestWorld(of: application)
      var worlds: [World] = []
      if world.appearance == .dark { worlds.append(.dark) }
      if world.textSize.isAccessibilityCategory { worlds.append(.largeTexts) }
      if world.layoutDirection == .rightToLeft { worlds.append(.rightToLeft) }
      if application.screen.bounds.width > application.screen.bounds.height {
        worlds.append(.landscape)
      }
      if application.device.userInterfaceIdiom == .pad { worlds.append(.tablet) }
      return worlds
    }
  }
}
