extension MainLoop {
  /// The timed work, by its deadlines.
  ///
  /// It is an object, so that each settle reads a plain count.
  @MainActor
  final class TimedTurns {
    private(set) var all: [TimedTurn] = []
    /// How many of them move something in frames: each settle asks whether there are any.
    private var moveCount = 0

    var first: TimedTurn? { all.first }

    /// Whether something moves in frames, which a settle brings to its end.
    var isMoving: Bool { moveCount > 0 }

    func insert(_ timer: TimedTurn) {
      let index = Int.first(ofSorted: all.count) { all[$0].deadline > timer.deadline }
      all.insert(timer, at: index)
      if timer.isMove { moveCount += 1 }
    }

    @discardableResult
    func remove(at index: Int) -> TimedTurn {
      let timer = all.remove(at: index)
      if timer.isMove { moveCount -= 1 }
      return timer
    }

    func remove(_ timer: TimedTurn) {
      if let index = all.firstIndex(where: { $0 === timer }) { remove(at: index) }
    }

    /// Removes all timers, and returns them.
    func removeAll() -> [TimedTurn] {
      defer { (all, moveCount) = ([], 0) }
      return all
    }

    /// Removes everything that moves in frames, and returns it.
    func takeMoves() -> [TimedTurn] {
      let (moves, others) = all.divided { $0.isMove }
      all = others
      moveCount = 0
      return moves
    }
  }
}
