public import HeadlessUIKit

/// That a user has signed in.
@preconcurrency @MainActor
open class ASAuthorization: NSObject {
  /// What has made the request.
  public final let provider: any ASAuthorizationProvider
  /// How the user has signed in.
  public final let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }

  /// What the app wants to know of the user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a scope of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  /// What is wanted.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an operation of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = OpenIDOperation(rawValue: "")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
  }
}

/// How a user has signed in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Whether a user is a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// A simulator cannot know.
  case unsupported = 0
  case unknown = 1
  case likelyReal = 2
}

/// Why a user has not signed in.
public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1000
    /// The user did not want to.
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    /// There is nothing to ask the user.
    case notInteractive = 1005
    case matchedExcludedCredential = 1006

    /// Whether an error is of the kind, for `catch`.
    public static func ~= (kind: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == kind
    }
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// What a user can read, for the errors of Foundation.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

  /// What a user can read.
  public var localizedDescription: String {
    "The operation couldn’t be completed. (\(ASAuthorizationErrorDomain) error \(code.rawValue).)"
  }

  /// The kind of the same name.
  public static var unknown: Code { .unknown }
  /// The kind of the same name.
  public static var canceled: Code { .canceled }
  /// The kind of the same name.
  public static var invalidResponse: Code { .invalidResponse }
  /// The kind of the same name.
  public static var notHandled: Code { .notHandled }
  /// The kind of the same name.
  public static var failed: Code { .failed }
  /// The kind of the same name.
  public static var notInteractive: Code { .notInteractive }
}

/// The domain of the errors.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
