import Observation

/// Follows what methods of views and view controllers read of observable objects.
///
/// On iOS 26 UIKit does that for all apps, before only for an app whose `Info.plist` asks for it.
@MainActor
enum ObservationTracking {
  /// Calls a method, and asks for it to be called again when something changes that it has read.
  @inline(__always)
  static func call<Object: UIResponder>(
    of object: Object, again: @escaping @MainActor @Sendable (Object) -> Void, _ method: () -> Void
  ) {
    guard object.hostApplication.tracksObservations else { return method() }
    track(object, again, method)
  }

  private static func track<Object: UIResponder>(
    _ object: Object, _ again: @escaping @MainActor @Sendable (Object) -> Void,
    _ method: () -> Void
  ) {
    let object = Weak(object)
    withObservationTracking(method) { change { if let object = object.object { again(object) } } }
  }

  /// Asks at once where that may be, and else on a later turn: any thread may change what was read.
  private nonisolated static func change(_ ask: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.runUnchecked(ask)
    } else {
      MainTurn.post("an observed property has changed", ask)
    }
  }
}
