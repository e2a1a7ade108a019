import Observation

/// Which node evaluates something now: what it reads makes it change.
@MainActor
enum Tracker {
  /// The node that is at work.
  private(set) static var current: _AnyNode?

  /// Whether a body is being evaluated, in which no state may be set.
  static var isInBody: Bool { current != nil }

  /// Does work of a node, and notes what it reads.
  static func run<R>(_ node: _AnyNode, _ work: () -> R) -> R {
    let outer = current
    current = node
    defer { current = outer }
    node.sentinel?.fire()
    return withObservationTracking(
      {
        let result = work()
        node.sentinel?.read()
        return result
      }, onChange: hearing(node))
  }

  /// Does work within that of a node which is not the node's, such as a callback of the app's.
  static func outside<R>(_ work: () -> R) -> R {
    let outer = current
    current = nil
    defer { current = outer }
    return work()
  }

  /// What is called when an observable object changes of which the work has read something: asked for
  /// in that case alone.
  private static func hearing(_ node: _AnyNode) -> @Sendable () -> Void {
    if node.sentinel == nil { node.sentinel = Sentinel() }
    let (node, scope) = (Weak(node), node.updates.scope)
    return {
      MainUpdate.run(in: scope) {
        if let node = node.object, node.sentinel?.isFiring != true { node.invalidate() }
      }
    }
  }
}
