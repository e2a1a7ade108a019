/// The subscription of a node to an object.
@MainActor
final class Watch {
  let object: AnyObject
  private let subscription: AnyCancellable

  init<Object: ObservableObject>(_ object: Object, _ node: _AnyNode) {
    self.object = object
    let (node, scope) = (Weak(node), node.updates.scope)
    subscription = object.objectWillChange.sink { @Sendable _ in Self.changed(node, scope) }
  }

  /// Tells a node that its object changes.
  private nonisolated static func changed(_ node: Weak<_AnyNode>, _ scope: ApplicationScope) {
    if !MainQueue.isCurrent {
      RuntimeIssue.log(
        """
        Publishing changes from background threads is not allowed; make sure to publish values from \
        the main thread (via operators like receive(on:)) on model updates.
        """)
    } else if MainActor.runUnchecked({ Tracker.isInBody }) {
      RuntimeIssue.log(
        """
        Publishing changes from within view updates is not allowed, this will cause undefined behavior.
        """)
    }
    MainUpdate.run(in: scope) { node.object?.invalidate() }
  }

  /// Puts the subscription to an object into a slot, unless it is there.
  static func link<Object: ObservableObject>(
    _ object: Object, _ slot: inout AnyObject?, _ node: _AnyNode
  ) {
    if let watch = slot as? Watch, watch.object === object { return }
    slot = Watch(object, node)
  }
}
