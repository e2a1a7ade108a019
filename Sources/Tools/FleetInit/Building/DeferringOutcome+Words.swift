import FleetPort

extension DeferringOutcome {
  /// The most causes that are told.
  private static let mostCauses = 5
  private static let mostMessages = 5

  /// What is deferred in all, and why the rest does not compile.
  var words: [String] {
    let reachable = entries.count { $0.isReachable }
    let replaced = entries.count(where: \.isReplaced)
    let unreachable = entries.count - reachable - replaced
    guard !entries.isEmpty || !compiles else { return [] }
    let causes = causes.prefix(Self.mostCauses).map { "\($0.count) × \($0.text)" }
    let out =
      (unreachable == 0
        ? ""
        : ", and \(unreachable) \(unreachable == 1 ? "declaration" : "declarations") taken out")
      + (replaced == 0
        ? "" : ", and \(replaced) \(replaced == 1 ? "type" : "types") with a placeholder")
    let deferred =
      entries.isEmpty
      ? []
      : [
        "Deferred: \(reachable) \(reachable == 1 ? "place" : "places")\(out): "
          + DeferredList.fileName,
        "  \(causes.joined(separator: ", "))",
      ]
    return deferred + modules.flatMap(Self.words)
  }

  /// The words about a module in the table; empty where nothing of it is deferred.
  func words(of module: String) -> String {
    guard let found = modules.first(where: { $0.module == module }), !found.entries.isEmpty else {
      return ""
    }
    let share = found.bodies == 0 ? 0 : Double(found.deferredBodies) / Double(found.bodies) * 100
    let tenths = (share * 10).rounded() / 10
    return "\(found.deferredBodies) of \(found.bodies) bodies (\(tenths) %)"
      + (found.unreachable == 0 ? "" : ", \(found.unreachable) taken out or replaced")
  }

  private static func words(of found: Found) -> [String] {
    switch found.end {
    case .compiles: []
    case .left(let messages) where areOfStandIn(messages),
      .syntax(let messages) where areOfStandIn(messages):
      [
        "What stands in for \(found.module) does not compile. The fault is Fleet's: please report it."
      ]
        + lines(messages)
    case .left(let messages):
      ["\(found.module) does not compile, and no less of it can be deferred:"] + lines(messages)
    case .syntax(let messages):
      ["\(found.module) has mistakes of its author's:"] + lines(messages)
    case .ceiling:
      [
        "Too much of \(found.module) would have to be deferred. Stand-ins for what it names the most "
          + "help: \(causes(of: found.refused).prefix(mostCauses).map(\.text).joined(separator: ", "))"
      ]
    case .standIn(let reason): ["\(found.module) wants a stand-in: \(reason)"]
    case .crash(let file): [CompilerCrash.words(found.module, at: file)]
    case .notReached(let other): ["\(found.module) waits for \(other)."]
    }
  }

  private static func areOfStandIn(_ messages: [CompilerMessage]) -> Bool {
    messages.contains { $0.file.contains("/\(StandIn.folder)/") }
  }

  private static func lines(_ messages: [CompilerMessage]) -> [String] {
    let rest = messages.count - mostMessages
    return messages.prefix(mostMessages).map { "  \($0.file):\($0.line): \($0.text)" }
      + (rest > 0 ? ["  … and \(rest) more"] : [])
  }
}
