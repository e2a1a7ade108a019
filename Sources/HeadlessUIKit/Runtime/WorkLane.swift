/// A way on which the app's work comes to the main loop, and keeps its order.
///
/// Blocks that one thread hands to the main queue run as they were handed over; blocks of two
/// queues, or a block and the answer of a request, may come in any order. UIKit's own later work is
/// on no lane, and keeps its order.
package final class WorkLane: Sendable {
  private let queue: String?

  /// Creates a lane without a queue.
  package init() { queue = nil }

  /// The lane of a queue that does one thing after the other.
  package init(ofQueue label: String) { queue = label }

  /// The lane of blocks that code on the main queue hands on.
  package static let main = WorkLane(ofQueue: "main")
  /// The lane of unknown threads.
  static let elsewhere = WorkLane(ofQueue: "elsewhere")

  /// The lane of the code that runs here on another queue.
  @TaskLocal static var current = elsewhere

  /// Whether work of one lane has to wait for work of another.
  package func keepsOrder(with other: WorkLane) -> Bool {
    self === other || queue != nil && queue == other.queue
  }
}
