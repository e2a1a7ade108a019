package import Foundation

/// What an action does to a node: something at once, or more and more of it, or one action after the other.
package indirect enum NodeAction<Node: AnyObject> {
  /// A change by how far it has gone, from 0 to 1; begun when it is its turn.
  case change(TimeInterval, begin: @MainActor (Node) -> @MainActor (CGFloat) -> Void)
  case sequence([NodeAction])
  case group([NodeAction])
  case repeated(NodeAction, Int?)

  /// How long it takes; for ever is 0, as the frameworks say it.
  package var duration: TimeInterval {
    switch self {
    case .change(let duration, _): duration
    case .sequence(let actions): actions.map(\.duration).reduce(0, +)
    case .group(let actions): actions.map(\.duration).max() ?? 0
    case .repeated(let action, let count): action.duration * Double(count ?? 0)
    }
  }
}

/// An action that a node runs.
@MainActor
package final class NodeActionRun<Node: AnyObject> {
  private let action: NodeAction<Node>
  private var passed: TimeInterval = 0
  private var change: (@MainActor (CGFloat) -> Void)?
  private var parts: [NodeActionRun]
  private var left: Int?

  /// Creates one that has not begun.
  package init(_ action: NodeAction<Node>) {
    self.action = action
    switch action {
    case .change: (parts, left) = ([], 0)
    case .sequence(let actions), .group(let actions):
      (parts, left) = (actions.map(NodeActionRun.init), 0)
    case .repeated(let action, let count): (parts, left) = ([NodeActionRun(action)], count)
    }
  }

  /// Goes on for a time.
  ///
  /// - Returns: The time that is left when it has ended; `nil` if it has not.
  package func step(_ node: Node, by time: TimeInterval) -> TimeInterval? {
    switch action {
    case .change(let duration, let begin):
      let change = self.change ?? begin(node)
      self.change = change
      passed += time
      // Sums of frames miss a duration by the last digits.
      let isOver = passed >= duration - 1e-9
      change(isOver ? 1 : CGFloat(passed / duration))
      return isOver ? max(passed - duration, 0) : nil
    case .sequence: return stepSequence(node, by: time)
    case .group: return stepGroup(node, by: time)
    case .repeated(let action, _): return stepRepeated(action, node, by: time)
    }
  }

  private func stepSequence(_ node: Node, by time: TimeInterval) -> TimeInterval? {
    var time = time
    while let first = parts.first {
      guard let rest = first.step(node, by: time) else { return nil }
      time = rest
      parts.removeFirst()
    }
    return time
  }

  private func stepGroup(_ node: Node, by time: TimeInterval) -> TimeInterval? {
    var least = time
    parts = parts.filter { part in
      guard let rest = part.step(node, by: time) else { return true }
      least = min(least, rest)
      return false
    }
    return parts.isEmpty ? least : nil
  }

  private func stepRepeated(
    _ action: NodeAction<Node>, _ node: Node, by time: TimeInterval
  ) -> TimeInterval? {
    var time = time
    while left.map({ $0 > 0 }) ?? true {
      guard let rest = parts[0].step(node, by: time) else { return nil }
      left? -= 1
      parts = [NodeActionRun(action)]
      // What takes no time, and does not end, goes on with the next frame.
      if left == nil, rest >= time { return nil }
      time = rest
    }
    return time
  }
}

/// The actions that a node runs, some of them by keys.
@MainActor
package struct NodeActionRuns<Node: AnyObject> {
  private struct Entry {
    let key: String?
    let run: NodeActionRun<Node>
    let speed: CGFloat
    let completion: (() -> Void)?
  }

  private var entries: [Entry] = []

  /// Creates none.
  package init() {}

  /// Whether nothing is run.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether one has a key.
  package func has(_ key: String) -> Bool { entries.contains { $0.key == key } }

  /// Adds one, instead of the one with the same key.
  package mutating func add(
    _ action: NodeAction<Node>, key: String? = nil, speed: CGFloat = 1,
    completion: (() -> Void)? = nil
  ) {
    if let key { remove(key) }
    entries.append(
      Entry(key: key, run: NodeActionRun(action), speed: speed, completion: completion))
  }

  /// Removes the one with a key.
  package mutating func remove(_ key: String) { entries.removeAll { $0.key == key } }

  /// Removes all.
  package mutating func removeAll() { entries = [] }

  /// The runs as they are now, each with what it does in a frame: it answers whether it has ended.
  package var steps: [(run: AnyObject, step: @MainActor (Node, TimeInterval) -> Bool)] {
    entries.map { entry in
      (entry.run, { entry.run.step($0, by: $1 * Double(entry.speed)) != nil })
    }
  }

  /// Removes one that has ended, if it is still there, and returns what is called then.
  package mutating func end(_ run: AnyObject) -> (() -> Void)? {
    guard let index = entries.firstIndex(where: { $0.run === run }) else { return nil }
    return entries.remove(at: index).completion
  }

  /// Whether a run is still there.
  package func contains(_ run: AnyObject) -> Bool { entries.contains { $0.run === run } }
}
