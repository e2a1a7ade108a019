/// The code of others, by the road that it comes on.
struct ModuleRoads {
  private let plan: Plan

  init(of plan: Plan) { self.plan = plan }

  /// A line for each module, with what is left out of it.
  var lines: [String] {
    let sources = plan.targets.filter { target in
      if case .foreign = target.kind { target.standIn == nil } else { false }
    }.map { ($0.plain == nil ? "its sources" : "its sources, as they are", $0.module, "") }
    let packages = plan.packages.map { ("as it is", $0.identity, "") }
    let standIns = plan.targets.compactMap { target in
      target.standIn.map { words in
        // Objective-C beside what is in Swift.
        (
          target.ownHeaders.isEmpty ? "a stand-in" : "its Swift, and a stand-in", target.module,
          words
        )
      }
    }
    let all = packages + sources + standIns
    guard !all.isEmpty else { return [] }
    let width = all.map(\.1.count).max() ?? 0
    return ["Code of others, and what it comes as:"]
      + all.map { road, name, words in
        let padding = String(repeating: " ", count: width - name.count)
        return "  \(name)\(padding)  \(road)\(words.isEmpty ? "" : ": \(words)")"
      }
  }
}
