public import HeadlessUIKit
import Locks

/// Certificates, one after the other's, of which the system says whether it trusts the first.
///
/// It trusts them by itself, unless a test says otherwise by ``SimulatedTrust``, or the app trusts only
/// certificates of its own. Signatures and dates are not looked at.
public final class SecTrust: Sendable {
  struct State {
    var policies: [SecPolicy]
    var anchors: [SecCertificate]?
    /// Whether certificates of the system's count besides the app's.
    var trustsSystem = false
    var isExcepted = false
  }

  let certificates: [SecCertificate]
  let host: String?
  private let state: Locked<State>

  init(_ certificates: [SecCertificate], _ policies: [SecPolicy], host: String? = nil) {
    self.certificates = certificates
    self.host = host
    state = Locked(State(policies: policies))
  }

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  /// Why it is not trusted.
  var failure: OSStatus? {
    let state = state.withLock { $0 }
    guard !state.isExcepted else { return nil }
    let wanted = state.policies.compactMap(\.host).first
    if let wanted, let host, wanted.lowercased() != host.lowercased() {
      return errSecHostNameMismatch
    }
    if let told = ServerCertificates.current.failure(of: host ?? wanted) { return told }
    guard let anchors = state.anchors, !state.trustsSystem else { return nil }
    return certificates.contains { $0.isVouched(by: anchors) } ? nil : errSecNotTrusted
  }
}

/// What came of the question whether a certificate is trusted.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  /// The user trusts it.
  case proceed = 1
  /// The user does not trust it.
  case deny = 3
  /// It is trusted.
  case unspecified = 4
  /// It is not trusted, but the app may make an exception.
  case recoverableTrustFailure = 5
  /// It is not trusted.
  case fatalTrustFailure = 6
  case otherError = 7
}

/// The number of a way to encrypt a connection.
public typealias SSLCipherSuite = UInt16

public let errSecHostNameMismatch: OSStatus = -67602
/// It is too old.
public let errSecCertificateExpired: OSStatus = -67818
/// Its issuer has taken it back.
public let errSecCertificateRevoked: OSStatus = -67820
/// It is of no issuer that is trusted.
public let errSecNotTrusted: OSStatus = -67843
