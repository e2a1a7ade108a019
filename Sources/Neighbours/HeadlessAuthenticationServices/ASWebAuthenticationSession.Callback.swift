public import HeadlessUIKit

extension ASWebAuthenticationSession {
  /// The URLs at which a session ends.
  public final class Callback: NSObject, Sendable {
    private let scheme: String
    private let host: String?
    private let path: String

    private init(_ scheme: String, _ host: String?, _ path: String) {
      self.scheme = scheme
      self.host = host
      self.path = path
    }

    /// All of a scheme of the app's.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(customScheme, nil, "")
    }

    /// URLs of a server and a path.
    public static func https(host: String, path: String) -> Callback {
      Callback("https", host, path)
    }

    /// Returns whether a session ends at a URL.
    public func matchesURL(_ url: URL) -> Bool {
      guard url.scheme?.lowercased() == scheme.lowercased() else { return false }
      return host == nil || host == url.host(percentEncoded: false) && url.path == path
    }

    /// The callback, in words.
    var words: String { host.map { "\(scheme)://\($0)\(path)" } ?? "\(scheme)://" }
  }
}

/// Why the user has not signed in.
public struct ASWebAuthenticationSessionError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    /// The user did not want to.
    case canceledLogin = 1
    /// No provider gives the window for the page.
    case presentationContextNotProvided = 2
    /// The window cannot show the page.
    case presentationContextInvalid = 3
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// The domain of the errors.
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"
