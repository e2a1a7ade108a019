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
    case invalidOfferIdentifier = 11
    case invalidOfferPrice = 14

    /// Whether an error is of the kind, for `catch`.
    public static func ~= (kind: Code, error: any Error) -> Bool {
      (error as? SKError)?.code == kind
    }
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// What a user can read, for the errors of Foundation.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

  /// What a user can read.
  public var localizedDescription: String {
    switch code {
    case .cloudServiceNetworkConnectionFailed: "The Internet connection appears to be offline."
    case .paymentNotAllowed: "In-App Purchases are not allowed on this device."
    default: "The operation couldn’t be completed. (\(SKErrorDomain) error \(code.rawValue).)"
    }
  }

  /// The kind of the same name.
  public static var unknown: Code { .unknown }
  /// The kind of the same name.
  public static var clientInvalid: Code { .clientInvalid }
  /// The kind of the same name.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The kind of the same name.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The kind of the same name.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The kind of the same name.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The kind of the same name.
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
}

/// The domain of the errors.
public let SKErrorDomain = "SKErrorDomain"
