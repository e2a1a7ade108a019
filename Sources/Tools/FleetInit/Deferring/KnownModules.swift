import FleetPort

/// What the searches of one call have found, so that a module that is as it was is not searched again.
final class KnownModules {
  /// All that the outcome of a search is made of, but for the modules that are needed.
  struct State: Equatable {
    let description: BuildDescription.Module
    let kind: DeferringSearch.Target.Kind
    let sources: String?

    init(_ compiler: ModuleCompiler, _ kind: DeferringSearch.Target.Kind) {
      var description = compiler.description
      // The list of what is deferred is what a search writes.
      if let words = description.rewriting, let place = words.firstIndex(of: "--deferred") {
        description.rewriting = Array(words[..<place] + words[place...].dropFirst(2))
      }
      self.description = description
      self.kind = kind
      sources = compiler.module?.fingerprint
    }
  }

  private var known: [String: (state: State, found: DeferringOutcome.Found)] = [:]

  /// What was found of a module in the same state.
  func found(_ module: String, in state: State) -> DeferringOutcome.Found? {
    known[module].flatMap { $0.state == state ? $0.found : nil }
  }

  func keep(_ found: DeferringOutcome.Found, in state: State) {
    known[found.module] = (state, found)
  }
}
