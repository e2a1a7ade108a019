/// A way on which the app's work comes to the main loop, and keeps its order.
///
/// Blocks that one thread hands to the main queue run as they were handed over; those of two queues, or
/// a block and the answer of a request, may meet in any order. What UIKit itself does later is on no
/// lane: its order is its own.
package final class WorkLane: Sendable {
  private let queue: String?

  /// A lane of its own.
  package init() { queue = nil }

  /// The lane of a queue that does one thing after the other.
  package init(ofQueue label: String) { queue = label }

  /// What code on the main queue hands on.
  package static let main = WorkLane(ofQueue: "main")
  /// What comes from a thread that nobody knows.
  static let elsewhere = WorkLane(ofQueue: "elsewhere")

  /// The lane of what runs here on another queue.
  @TaskLocal static var current = elsewhere

  /// Whether work of one lane has to wait for that of another.
  package func keepsOrder(with other: WorkLane) -> Bool {
    self === other || queue != nil && queue == other.queue
  }
}
