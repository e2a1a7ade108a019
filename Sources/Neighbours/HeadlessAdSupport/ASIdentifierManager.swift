public import HeadlessUIKit

/// Knows the identifier by which advertisers recognize the device.
///
/// It is zero as long as the user does not let the app track, and in a simulator at all times unless a
/// test says otherwise, see ``SimulatedAdvertising``.
public final class ASIdentifierManager: NSObject, Sendable {
  private static let only = ASIdentifierManager()

  /// The manager.
  public static func shared() -> ASIdentifierManager { only }

  /// The identifier, or zeros.
  public var advertisingIdentifier: UUID {
    isAdvertisingTrackingEnabled ? Advertising.current.identifier : Advertising.zeros
  }

  /// Whether the user lets the app track.
  public var isAdvertisingTrackingEnabled: Bool {
    ATTrackingManager.trackingAuthorizationStatus == .authorized
  }
}
