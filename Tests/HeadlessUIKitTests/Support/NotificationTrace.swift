package import Foundation
package import TestSupport

/// Runs `body` and writes down which notifications an object posts meanwhile.
@MainActor
package func withNotifications(
  _ names: [Notification.Name], of object: AnyObject, in trace: Trace, _ body: () -> Void
) {
  let tokens = names.map { name in
    NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      trace.add("posted \(name.rawValue)")
    }
  }
  body()
  for token in tokens { NotificationCenter.default.removeObserver(token) }
}
