/// A way to a manager, which does not keep it.
final class ManagerLink: Sendable {
  // Proof: a weak reference may be read on any thread, and is never written again. What it leads to is
  // used on the main actor; an app that uses a manager elsewhere races with Core Location on a device,
  // too, which calls the delegate where the manager was made.
  nonisolated(unsafe) private weak var object: CLLocationManager?

  init(_ manager: CLLocationManager) { object = manager }

  var manager: CLLocationManager? { object }
}
