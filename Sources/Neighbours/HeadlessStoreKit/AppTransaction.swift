public import HeadlessUIKit

/// The user's getting the app from the shop.
public struct AppTransaction: Hashable, Sendable, _ShopRecord {
  /// The number of the user's getting the app.
  static let number = "1"

  /// The number of the app in the shop, which only the shop of all users has.
  public let appID: UInt64?
  /// The number of the version in the shop, which only the shop of all users has.
  public let appVersionID: UInt64?
  /// The version that runs.
  public let appVersion: String
  /// The version that the user got first.
  public let originalAppVersion: String
  /// When the user got the app.
  public let originalPurchaseDate: Date
  /// The device that the user got it on.
  public let originalPlatform: AppStore.Platform
  /// When the user ordered it, if they did so before it was out.
  public let preorderDate: Date?
  /// The app.
  public let bundleID: String
  /// The shop that the app comes from.
  public let environment: AppStore.Environment

  @MainActor private init(_ shop: Shop) {
    let info = UIApplication.shared.infoDictionary
    let download = shop.download
    (appID, appVersionID) = (nil, nil)
    appVersion = info["CFBundleVersion"] as? String ?? "1"
    originalAppVersion = download.version ?? appVersion
    originalPurchaseDate = download.date
    originalPlatform = download.platform
    preorderDate = download.preorderDate
    bundleID = PortedModules.appIdentifier ?? ""
    environment = shop.environment
  }

  /// The number of the user's getting the app, the same in all that they buy in it.
  public var appTransactionID: String { Self.number }
  /// The name of the device that the user got it on.
  public var originalPlatformStringRepresentation: String { originalPlatform.rawValue }
  /// When the shop has written it.
  public var signedDate: Date { originalPurchaseDate }
  /// What shows that it was written for this device.
  public var deviceVerification: Data { DeviceProof(of: "app").hash }
  /// What has gone into that.
  public var deviceVerificationNonce: UUID { DeviceProof(of: "app").nonce }

  /// What the shop has written, in JSON.
  public var jsonRepresentation: Data {
    ShopJSON.data(
      [
        "receiptType": environment.rawValue, "bundleId": bundleID,
        "applicationVersion": appVersion, "originalApplicationVersion": originalAppVersion,
        "originalPurchaseDate": originalPurchaseDate.milliseconds,
        "originalPlatform": originalPlatform.rawValue,
        "preorderDate": preorderDate?.milliseconds, "appTransactionId": appTransactionID,
        "receiptCreationDate": signedDate.milliseconds,
      ], DeviceProof(of: "app"))
  }

  // MARK: Asking

  /// What the device knows of it, with a network or without.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { await known("AppTransaction.shared") }
  }

  /// Asks the shop anew; throws without a network.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    let answer = await known("AppTransaction.refresh()")
    if !Shop.current.isReachable {
      throw StoreKitError.networkError(.init(.notConnectedToInternet))
    }
    return answer
  }

  @MainActor private static func known(
    _ call: StaticString
  ) async -> VerificationResult<AppTransaction> {
    await MainTurn.come(call)
    return .verified(AppTransaction(.current))
  }
}
