import FleetPort
import XcodeProjects

/// What is deferred, by what the compiler misses, and what to do about it.
struct DeferredAdvice {
  private static let mostFiles = 3

  private let list: DeferredList
  /// The list, as it is told.
  private let place: String

  init(_ list: DeferredList, place: String) {
    self.list = list
    self.place = place
  }

  /// The lines for people; none where nothing is deferred.
  var lines: [String] {
    if let problem = list.problem {
      return ["\(place):\(problem.line): \(problem.text) Nothing is deferred until it is mended."]
    }
    guard !list.entries.isEmpty else { return [] }
    let groups = Dictionary(grouping: list.entries) { entry in
      DeferringOutcome.causes(of: [entry]).first?.text ?? entry.message
    }
    let sorted = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return ["Deferred, by what is missing:"] + sorted.flatMap { Self.lines(about: $0, $1) }
      + ["\(place) has each place; 'fleet-init' drops what compiles by now."]
  }

  private static func lines(about cause: String, _ entries: [DeferredEntry]) -> [String] {
    let files = Set(entries.map(\.file)).sorted()
    let rest = files.count - mostFiles
    let names = files.prefix(mostFiles).map { FilePath.name(of: $0) }.joined(separator: ", ")
    let out = entries.count { !$0.isReachable }
    return [
      "  \(entries.count) × \(cause): \(names)\(rest > 0 ? " and \(rest) more" : "")"
        + (out == 0 ? "" : " (\(out) taken out or replaced, which no test reaches)"),
      "    \(way(out: entries[0].message))",
    ]
  }

  /// What ends it.
  private static func way(out message: String) -> String {
    if message.hasPrefix("no such module") {
      return "Swift files in Linux/Stubs/<Module> stand in for the module."
    }
    if message.hasPrefix("cannot find") {
      return
        "Declare it in a file below Linux, or in a stand-in of its module; or tell Fleet's authors."
    }
    if message.contains("has no member") || message.contains("is not a member type") {
      return "An extension in a file below Linux adds it; or tell Fleet's authors."
    }
    return "Edit the source, where need be under '#if os(Linux)'; or tell Fleet's authors."
  }
}
