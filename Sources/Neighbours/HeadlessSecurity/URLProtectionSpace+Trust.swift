public import FoundationNetworking
import HeadlessUIKit

/// The question whether a server is trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The certificates of the server, as a test says; `nil` for other questions.
  public var serverTrust: SecTrust? {
    guard authenticationMethod == NSURLAuthenticationMethodServerTrust else { return nil }
    return SecTrust(
      ServerCertificates.current.certificates(of: host), [SecPolicyCreateSSL(true, host)],
      host: host)
  }
}
