extension MainLoop {
  /// The turns that are due, in order.
  ///
  /// It is an object, so that each settle reads a plain count.
  @MainActor
  final class DueTurns {
    /// How many turns must have left before their memory is used again.
    private static let compactionThreshold = 512
    /// The maximum number of turns for which the empty queue keeps its memory.
    private static let keptCapacity = 1_024

    private var turns: [Turn] = []
    /// Where the next turn stands; what is before it has left.
    private var head = 0
    /// The number of due turns: each settle asks whether there are any.
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    var names: [String] { turns[head...].map(\.name.description) }

    /// Removes all turns, and returns them.
    func removeAll() -> [Turn] {
      defer { (turns, head, count) = ([], 0, 0) }
      return turns
    }

    func add(_ turn: Turn) {
      turns.append(turn)
      count += 1
    }

    func takeNext() -> Turn {
      count -= 1
      guard count == 0 else {
        let turn = turns[head]
        head += 1
        if head > Self.compactionThreshold, head * 2 > turns.count {
          turns.removeFirst(head)
          head = 0
        }
        return turn
      }
      // The last turn is moved, not copied, and mostly it is the only one.
      let turn = turns.removeLast()
      if head > 0 {
        turns.removeAll(keepingCapacity: head < Self.keptCapacity)
        head = 0
      }
      return turn
    }

    /// Puts other work of the app's first, if it comes on another lane: UIKit's own keeps its place.
    func letAnotherOvertake(byNumberBelow number: (Int) -> Int) {
      guard turns[head].lane != nil else { return }
      let places = (head..<turns.count).filter { turns[$0].lane != nil }
      var firsts: [Int] = []
      for (number, place) in places.enumerated() {
        let waits = places[..<number].contains { turns[$0].keepsOrder(with: turns[place]) }
        if !waits { firsts.append(number) }
      }
      let chosen = firsts[number(firsts.count)]
      let turn = turns[places[chosen]]
      for number in stride(from: chosen, to: 0, by: -1) {
        turns[places[number]] = turns[places[number - 1]]
      }
      turns[head] = turn
    }
  }
}
