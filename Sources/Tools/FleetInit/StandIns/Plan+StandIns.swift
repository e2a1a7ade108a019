extension Plan {
  /// The modules of others, in Swift, that do not compile and that are not deferred: packages and pods.
  func modulesThatWantStandIns(_ outcome: DeferringOutcome?) -> [String] {
    let wanted = (outcome?.modules ?? []).filter { found in
      if case .standIn = found.end { true } else { false }
    }.map(\.module)
    let others = targets.filter { target in
      if case .foreign = target.kind { target.standIn == nil && target.plain == nil } else { false }
    }
    return wanted.filter { module in others.contains { $0.module == module } }
  }

  /// The modules among the ones that were to come as their declarations whose declarations do not compile, or
  /// could not be made.
  func modulesToTakeWhole(_ outcome: DeferringOutcome?) -> [String] {
    (outcome?.modules ?? []).filter { found in
      switch found.end {
      case .left, .standIn, .syntax: declared.contains(found.module)
      case .compiles, .ceiling, .crash, .notReached: false
      }
    }.map(\.module)
  }
}
