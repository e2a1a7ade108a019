/// Tells what the user allows.
///
/// A test sets it by ``SimulatedActivities/areEnabled``.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates what tells it.
  public init() {}

  /// Whether the app may begin live activities.
  public var areActivitiesEnabled: Bool { Activities.current.areEnabled }

  /// Whether pushes may change them often.
  public var frequentPushesEnabled: Bool { Activities.current.areEnabled }

  /// Tells when the user changes whether the app may begin live activities.
  public var activityEnablementUpdates: AsyncStream<Bool> { Activities.current.switches.stream() }

  /// Tells when the user changes whether pushes may change them often.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> {
    Activities.current.switches.stream()
  }
}
