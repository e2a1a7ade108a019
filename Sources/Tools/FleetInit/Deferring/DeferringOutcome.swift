package import FleetPort

/// What a search for places to defer has come to.
package struct DeferringOutcome: Equatable, Sendable {
  /// What became of one module.
  package struct Found: Equatable, Sendable {
    package enum End: Equatable, Sendable {
      case compiles
      /// Errors that nothing can be deferred for, or too many rounds.
      case left([CompilerMessage])
      /// Too much of the app would have to be deferred.
      case ceiling
      /// It wants a stand-in: too much of it would have to be deferred, or what is taken out makes more
      /// and more errors.
      case standIn(String)
      /// Sources with mistakes of their author's.
      case syntax([CompilerMessage])
      /// The compiler crashes, at a file if that is known.
      case crash(String?)
      /// A module that it needs does not compile, or the build knows no such module.
      case notReached(String)
    }

    package let module: String
    package var rounds = 0
    /// The functions and accessors of the module.
    package var bodies = 0
    package var entries: [DeferredEntry] = []
    /// What would have been deferred where that is too much.
    package var refused: [DeferredEntry] = []
    package var end = End.compiles

    /// The number of declarations in which something is deferred.
    package var deferredBodies: Int {
      Set(entries.filter(\.isReachable).map { [$0.file, $0.declaration] }).count
    }
    package var reachable: Int { entries.count { $0.isReachable } }
    package var unreachable: Int { entries.count { !$0.isReachable } }
  }

  package var modules: [Found] = []

  package var entries: [DeferredEntry] { modules.flatMap(\.entries) }

  package var compiles: Bool { modules.allSatisfy { $0.end == .compiles } }

  /// Whether a module compiles, and with it all that it needs.
  func compiles(_ module: String) -> Bool {
    modules.contains { $0.module == module && $0.end == .compiles }
  }

  /// What the errors are about, most frequent first.
  package var causes: [(text: String, count: Int)] { Self.causes(of: entries) }

  /// What entries are about, most frequent first: the first name in the compiler's words.
  package static func causes(of entries: [DeferredEntry]) -> [(text: String, count: Int)] {
    let texts = entries.map { entry in
      let parts = entry.message.split(separator: "'", omittingEmptySubsequences: false)
      // "value of type 'A' has no member 'b'" is about both.
      if entry.message.contains("has no member"), parts.count > 3 {
        return "'\(parts[1]).\(parts[3])'"
      }
      return parts.count > 2 ? "'\(parts[1])'" : entry.message
    }
    return Dictionary(grouping: texts) { $0 }.map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}
