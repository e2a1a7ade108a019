public import HeadlessUIKit

/// The shop that the app comes from.
public enum AppStore {
  /// Whether the device allows purchases.
  public static var canMakePayments: Bool { Shop.current.mayPay }

  /// The number of the device in what the shop writes for it.
  public static var deviceVerificationID: UUID? { DeviceProof.device }

  /// Asks the shop for what the user has bought, as on another device; throws without a network.
  public static func sync() async throws {
    await MainTurn.come("AppStore.sync()")
    if !Shop.current.isReachable {
      throw StoreKitError.networkError(.init(.notConnectedToInternet))
    }
  }

  /// Asks the user to rate the app, in a scene.
  @preconcurrency @MainActor
  public static func requestReview(in scene: UIWindowScene) { ReviewRequests.current.add() }

  /// Shows the user's subscriptions, which a test reads in ``SimulatedStore/screens``.
  @preconcurrency @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    await show(.subscriptions(group: nil), "AppStore.showManageSubscriptions(in:)")
  }

  /// Shows the user's subscription of a group, which a test reads in ``SimulatedStore/screens``.
  @preconcurrency @MainActor
  public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    await show(
      .subscriptions(group: subscriptionGroupID),
      "AppStore.showManageSubscriptions(in:subscriptionGroupID:)")
  }

  /// Shows where the user enters a code; what comes of it, ``SimulatedStore`` says.
  @preconcurrency @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    await show(.codes, "AppStore.presentOfferCodeRedeemSheet(in:)")
  }

  @MainActor private static func show(
    _ screen: SimulatedStore.Screen, _ call: StaticString
  ) async {
    await MainTurn.come(call)
    Shop.current.show(screen)
  }

  /// Where a purchase was made.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an environment of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// The one of tests.
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// The systems that apps are got on.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a system of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let iOS = Platform(rawValue: "iOS")
    public static let macOS = Platform(rawValue: "macOS")
    public static let tvOS = Platform(rawValue: "tvOS")
    public static let visionOS = Platform(rawValue: "visionOS")
  }
}
