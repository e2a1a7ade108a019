public import HeadlessUIKit

/// Asks the user whether the app may follow them through apps and websites.
///
/// The answer is that to the system's alert, or what a test sets by `Fleet.permissions[.tracking]`.
public final class ATTrackingManager: NSObject {
  /// The user's decision.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
  }

  /// The user's decision.
  public static var trackingAuthorizationStatus: AuthorizationStatus {
    status(UserPermissions.current.status(of: .tracking))
  }

  /// Asks the user, unless that was decided before, and tells the answer on a later turn.
  @preconcurrency public static func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    UserPermissions.current.request(
      .tracking, by: "ATTrackingManager.requestTrackingAuthorization(completionHandler:)"
    ) { completion(status($0)) }
  }

  /// Asks the user, unless that was decided before.
  public nonisolated(nonsending) static func requestTrackingAuthorization() async
    -> AuthorizationStatus
  {
    await withCheckedContinuation { next in
      requestTrackingAuthorization { next.resume(returning: $0) }
    }
  }

  private static func status(_ status: PermissionStatus) -> AuthorizationStatus {
    status.choose(.notDetermined, .restricted, .denied, else: .authorized)
  }
}
