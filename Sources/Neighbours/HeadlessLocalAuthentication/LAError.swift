import Foundation

/// The domain of the errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why authentication failed.
public struct LAError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    /// It was another person.
    case authenticationFailed = -1
    /// The user has cancelled.
    case userCancel = -2
    /// The user wants to do it in another way, which is the app's.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device knows no faces and no fingers, or the user does not let the app.
    case biometryNotAvailable = -6
    /// No face or finger is enrolled.
    case biometryNotEnrolled = -7
    /// It was another person too often.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context is not valid any more.
    case invalidContext = -10
    /// There is no watch near.
    case watchNotAvailable = -11
    /// The device with the sensor is not paired.
    case biometryNotPaired = -12
    /// The device with the sensor is not connected.
    case biometryDisconnected = -13
    /// The sizes of what is embedded are wrong.
    case invalidDimensions = -14
    /// The user would have to be asked, which the app does not allow.
    case notInteractive = -1004

    /// The device knows no fingers.
    @available(*, deprecated, renamed: "biometryNotAvailable")
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// No finger is enrolled.
    @available(*, deprecated, renamed: "biometryNotEnrolled")
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// It was another person too often.
    @available(*, deprecated, renamed: "biometryLockout")
    public static var touchIDLockout: Code { .biometryLockout }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LAErrorDomain }

  /// The error's sentence.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: code.words] }
}

extension LAError {
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var watchNotAvailable: Code { .watchNotAvailable }
  public static var biometryNotPaired: Code { .biometryNotPaired }
  public static var biometryDisconnected: Code { .biometryDisconnected }
  public static var invalidDimensions: Code { .invalidDimensions }
  public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
  fileprivate var words: String {
    switch self {
    case .authenticationFailed: "Application retry limit exceeded."
    case .userCancel: "Canceled by user."
    case .userFallback: "Fallback authentication mechanism selected."
    case .systemCancel: "UI canceled by system."
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .biometryNotEnrolled: "No identities are enrolled."
    case .biometryLockout: "Biometry is locked out."
    case .appCancel: "Canceled by application."
    case .invalidContext: "Invalidated by application."
    case .notInteractive: "User interaction required."
    default: "Authentication failed."
    }
  }
}

/// It was another person.
public let kLAErrorAuthenticationFailed = LAError.Code.authenticationFailed.rawValue
/// The user has cancelled.
public let kLAErrorUserCancel = LAError.Code.userCancel.rawValue
/// The user wants to do it in another way.
public let kLAErrorUserFallback = LAError.Code.userFallback.rawValue
/// The system has cancelled.
public let kLAErrorSystemCancel = LAError.Code.systemCancel.rawValue
/// The device has no passcode.
public let kLAErrorPasscodeNotSet = LAError.Code.passcodeNotSet.rawValue
/// The device knows no faces and no fingers, or the user does not let the app.
public let kLAErrorBiometryNotAvailable = LAError.Code.biometryNotAvailable.rawValue
/// No face or finger is enrolled.
public let kLAErrorBiometryNotEnrolled = LAError.Code.biometryNotEnrolled.rawValue
/// It was another person too often.
public let kLAErrorBiometryLockout = LAError.Code.biometryLockout.rawValue
