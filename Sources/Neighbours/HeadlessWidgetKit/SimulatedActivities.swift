import HeadlessUIKit
import Locks

/// The live activities on the device, as a test says.
///
/// It belongs to the application of the test. An activity that the app has begun is found by
/// ``Activity/activities``.
///
/// ```swift
/// SimulatedActivities.areEnabled = false
/// print(ActivityAuthorizationInfo().areActivitiesEnabled)  // false
/// ```
public enum SimulatedActivities {
  /// Whether the user lets the app begin live activities.
  public static var areEnabled: Bool {
    get { Activities.current.areEnabled }
    set { Activities.current.areEnabled = newValue }
  }

  /// The user takes a live activity off the screen.
  public static func dismiss<Attributes>(_ activity: Activity<Attributes>) {
    activity.move(to: .dismissed)
  }
}

/// The live activities of one application.
final class Activities: ScopedState {
  private let state = Locked((areEnabled: true, all: [any AnyObject & Sendable]()))
  /// What tells that the user has changed whether there may be activities.
  let switches = ChangeStreams<Bool>()

  var areEnabled: Bool {
    get { state.withLock(\.areEnabled) }
    set {
      let isNew = state.withLock { state in
        defer { state.areEnabled = newValue }
        return state.areEnabled != newValue
      }
      if isNew { switches.send(newValue) }
    }
  }

  /// The activities, in the order in which they began.
  var all: [any AnyObject & Sendable] { state.withLock(\.all) }

  func add(_ activity: any AnyObject & Sendable) { state.withLock { $0.all.append(activity) } }
}
