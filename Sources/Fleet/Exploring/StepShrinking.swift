/// Looks for the shortest list of steps that still shows a find, by asking for replays.
///
/// Whole parts are left out first, then single steps; what comes between two equal screens goes before
/// that. Steps of which nothing came are dropped by the first replay.
package struct StepShrinking {
  /// How many replays are asked for at most.
  private let limit: Int

  private enum Phase {
    case confirming
    case cutting(loop: Int)
    case removing(size: Int, end: Int, hasRemoved: Bool)
    case simplifying(index: Int)
    case done
  }

  /// The shortest list so far.
  package private(set) var best: [ExploredStep]
  /// Whether a replay has shown the find.
  package private(set) var isConfirmed = false
  private var phase = Phase.confirming
  private var replays = 0
  /// Parts between two equal screens, the longest first.
  private var loops: [Range<Int>] = []
  private var candidate: [ExploredStep] = []

  package init(_ steps: [ExploredStep], atMost limit: Int = 300) {
    best = steps
    self.limit = limit
  }

  /// The next list to try; `nil` where no list can be shorter.
  package mutating func next() -> [ExploredStep]? {
    while replays < limit {
      switch phase {
      case .confirming: candidate = best
      case .cutting(let loop):
        guard loops.indices.contains(loop) else {
          phase = .removing(size: max(1, best.count / 2), end: best.count, hasRemoved: false)
          continue
        }
        candidate = best
        candidate.removeSubrange(loops[loop])
      case .removing(let size, let end, let hasRemoved):
        guard end > 0 else {
          phase = Self.after(size, hasRemoved, of: best.count)
          continue
        }
        candidate = best
        candidate.removeSubrange(max(0, end - size)..<min(end, best.count))
      case .simplifying(let index):
        guard index < best.count else {
          phase = .done
          continue
        }
        guard let simpler = Self.simpler(best[index]) else {
          phase = .simplifying(index: index + 1)
          continue
        }
        candidate = best
        candidate[index] = simpler
      case .done: return nil
      }
      replays += 1
      return candidate
    }
    return nil
  }

  private static func after(_ size: Int, _ hasRemoved: Bool, of count: Int) -> Phase {
    if size > 1 { return .removing(size: size / 2, end: count, hasRemoved: false) }
    if hasRemoved { return .removing(size: 1, end: count, hasRemoved: false) }
    return .simplifying(index: 0)
  }

  /// Takes what came of the last list.
  ///
  /// - Parameters:
  ///   - taken: The steps of it that could be taken up to the find; `nil` if it was not seen.
  ///   - digests: The screens before each of them.
  package mutating func note(_ taken: [ExploredStep]?, _ digests: [UInt64] = []) {
    switch phase {
    case .confirming:
      guard let taken else {
        phase = .done
        return
      }
      isConfirmed = true
      best = taken
      loops = Self.loops(in: digests, of: taken.count)
      phase = .cutting(loop: 0)
    case .cutting(let loop):
      guard let taken else {
        phase = .cutting(loop: loop + 1)
        return
      }
      best = taken
      loops = Self.loops(in: digests, of: taken.count)
      phase = .cutting(loop: 0)
    case .removing(let size, let end, let hasRemoved):
      if let taken { best = taken }
      phase = .removing(
        size: size, end: min(end - size, best.count), hasRemoved: hasRemoved || taken != nil)
    case .simplifying(let index):
      if let taken, taken.count == best.count { best = taken }
      phase = .simplifying(index: index + 1)
    case .done: break
    }
  }

  private static func loops(in digests: [UInt64], of count: Int) -> [Range<Int>] {
    var loops: [Range<Int>] = []
    for start in digests.indices.prefix(count) {
      // The last step shows the find.
      for end in digests.indices.prefix(count) where end > start && digests[end] == digests[start] {
        loops.append(start..<end)
      }
    }
    return Array(
      loops.sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }.prefix(mostLoops))
  }

  private static let mostLoops = 12

  /// The same step with a simpler text; `nil` if its text is the simplest.
  private static func simpler(_ step: ExploredStep) -> ExploredStep? {
    guard case .user(.enter(let text, let name)) = step, text.count > 3 else { return nil }
    return .user(.enter("a", in: name))
  }
}
