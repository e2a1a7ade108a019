public import HeadlessUIKit

/// Why the shop could not do something.
public struct SKError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
    case privacyAcknowledgementRequired = 9
    case unauthorizedRequestData = 10
    case invalidOfferIdentifier = 11
    case invalidSignature = 12
    case missingOfferParams = 13
    case invalidOfferPrice = 14
    case overlayCancelled = 15
    case overlayInvalidConfiguration = 16
    case overlayTimeout = 17
    case ineligibleForOffer = 18
    case unsupportedPlatform = 19
    case overlayPresentedInBackgroundScene = 20

    /// Whether an error is of the kind, for `catch`.
    public static func ~= (kind: Code, error: any Error) -> Bool {
      (error as? SKError)?.code == kind
    }
  }

  /// The kind.
  public let code: Code
  private let given: NSError

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    given = NSError(domain: SKErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// Whether two errors are of the same kind.
  public static func == (one: SKError, other: SKError) -> Bool { one.code == other.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  public static var errorDomain: String { SKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// What more is known, such as the error below it.
  public var userInfo: [String: Any] { given.userInfo }

  /// What a user can read and what more is known, for the errors of Foundation.
  public var errorUserInfo: [String: Any] {
    userInfo.merging([NSLocalizedDescriptionKey: localizedDescription]) { own, _ in own }
  }

  /// What a user can read.
  public var localizedDescription: String {
    if let words = userInfo[NSLocalizedDescriptionKey] as? String { return words }
    return switch code {
    case .cloudServiceNetworkConnectionFailed: "The Internet connection appears to be offline."
    case .paymentNotAllowed: "In-App Purchases are not allowed on this device."
    default: "The operation couldn’t be completed. (\(SKErrorDomain) error \(code.rawValue).)"
    }
  }
}

/// The domain of the errors.
public let SKErrorDomain = "SKErrorDomain"
