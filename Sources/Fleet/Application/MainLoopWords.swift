import Foundation
import HeadlessUIKit

/// The sentences for what a main loop does not come to the end of.
@MainActor
enum MainLoopWords {
  /// How many names are listed at most.
  private static let listed = 3

  /// That a settle went over its limit.
  static func reason(for limit: MainLoop.Limit) -> String {
    let excess =
      switch limit {
      case .turns(let count): "\(count) turns"
      case .nestedSettles(let count): "\(count) settles within each other"
      }
    return "The main loop did not come to rest within \(excess)."
  }

  /// What is pending, as the last line of a failure; empty when nothing is.
  static func details(of loop: MainLoop) -> String {
    let pending = loop.pending
    var lines: [String] = []
    if !pending.due.isEmpty { lines.append("due now: \(list(pending.due))") }
    if !pending.delayed.isEmpty {
      let count = pending.delayed.count
      let delay = String(format: "%.2f", pending.delay / .seconds(1))
      lines.append(
        "\(count) delayed \(count == 1 ? "block" : "blocks"), the first in \(delay) s: "
          + list(pending.delayed))
    }
    return lines.isEmpty ? "" : "Still to come: " + lines.joined(separator: "; ") + "."
  }

  /// Names with how often each stands there, the first few of them.
  private static func list(_ names: [String]) -> String {
    var counts: [(name: String, count: Int)] = []
    for name in names {
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    let shown = counts.prefix(listed).map { entry in
      entry.count == 1 ? entry.name : "\(entry.name) (\(entry.count) times)"
    }
    return shown.joined(separator: ", ") + (counts.count > listed ? ", …" : "")
  }
}
