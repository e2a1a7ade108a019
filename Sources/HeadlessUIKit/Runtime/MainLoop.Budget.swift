extension MainLoop {
  /// What a settle can go over.
  package enum Limit: Equatable {
    /// So many turns have run.
    case turns(Int)
    /// So many settles stand within each other.
    case nestedSettles(Int)
  }

  /// What a settle and all settles inside it may still do.
  ///
  /// If each one had its own, endless work would seem to hang.
  @MainActor
  struct Budget {
    /// Whether a settle has gone over a limit, and whether that was reported already.
    private enum Excess {
      case none, over(Limit), told
    }

    /// How many settles stand within each other.
    var depth = 0
    private var turns = 0
    private var excess = Excess.none

    mutating func renew() {
      turns = MainLoop.turnLimit
      excess = .none
    }

    /// Takes a turn; otherwise the limit was exceeded.
    mutating func spendTurn() -> Bool {
      guard turns > 0 else {
        exceed(.turns(MainLoop.turnLimit))
        return false
      }
      turns -= 1
      return true
    }

    /// Ends the settle, and all those around it.
    mutating func exceed(_ limit: Limit) {
      turns = 0
      if case .none = excess { excess = .over(limit) }
    }

    /// The limit that a settle went over, for the first who asks: one failure tells of it.
    mutating func takeExceededLimit() -> Limit? {
      guard case .over(let limit) = excess else { return nil }
      excess = .told
      return limit
    }
  }
}
