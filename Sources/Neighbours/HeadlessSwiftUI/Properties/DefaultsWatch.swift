/// Tells a node when a user default is another one.
///
/// On Linux user defaults post no notification. So what a property of the views sets is posted as a device
/// does, and what anything else sets is seen with the next update.
@MainActor
final class DefaultsWatch {
  let key: String
  private let store: UserDefaults
  private weak var node: _AnyNode?
  private var last: NSObject?
  private var token: (any NSObjectProtocol)?

  init(_ key: String, _ store: UserDefaults, _ node: _AnyNode) {
    self.key = key
    self.store = store
    self.node = node
    last = store.object(forKey: key) as? NSObject
    let (watch, scope) = (Weak(self), node.updates.scope)
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      MainUpdate.run(in: scope) { watch.object?.look() }
    }
    node.updates.add(self)
  }

  isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  /// Compares the value with the last one.
  func look() {
    let now = store.object(forKey: key) as? NSObject
    guard now != last else { return }
    last = now
    node?.invalidate()
  }
}
