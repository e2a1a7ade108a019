public import FoundationNetworking
public import HeadlessUIKit
import Locks

/// The certificates of servers, and whether the system trusts them, as a test says.
///
/// They belong to the application of the test: in a fresh one no server has certificates, and the system
/// trusts all.
///
/// ```swift
/// SimulatedTrust.setFailure(errSecCertificateExpired, of: "birds.example")
/// let question = SimulatedTrust.challenge(from: "birds.example")
/// print(question.protectionSpace.serverTrust.map { SecTrustEvaluateWithError($0, nil) } ?? true)
/// // false
/// ```
public enum SimulatedTrust {
  /// Sets the certificates by which a server proves who it is, its own first, in DER.
  ///
  /// Bytes that are no certificate are left out.
  public static func setCertificates(_ certificates: [Data], of host: String) {
    ServerCertificates.current.set(certificates.compactMap(SecCertificate.init), of: host)
  }

  /// Sets why the system does not trust a server, such as `errSecCertificateExpired`; `nil` for one that
  /// it trusts.
  public static func setFailure(_ failure: OSStatus?, of host: String) {
    ServerCertificates.current.set(failure, of: host)
  }

  /// The question whether a server is trusted, for the method of the app's that answers it.
  public static func challenge(from host: String) -> URLAuthenticationChallenge {
    let space = URLProtectionSpace(
      host: host, port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    return URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil, previousFailureCount: 0,
      failureResponse: nil, error: nil, sender: Asker())
  }
}

/// What has asked: it hears the answer by the handler of the app's method.
private final class Asker: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

/// What a test has said of servers.
final class ServerCertificates: ScopedState {
  private struct State {
    var certificates: [String: [SecCertificate]] = [:]
    var failures: [String: OSStatus] = [:]
  }

  private let state = Locked(State())

  func certificates(of host: String) -> [SecCertificate] {
    state.withLock { $0.certificates[host.lowercased()] ?? [] }
  }

  func failure(of host: String?) -> OSStatus? {
    host.flatMap { host in state.withLock { $0.failures[host.lowercased()] } }
  }

  func set(_ certificates: [SecCertificate], of host: String) {
    state.withLock { $0.certificates[host.lowercased()] = certificates }
  }

  func set(_ failure: OSStatus?, of host: String) {
    state.withLock { $0.failures[host.lowercased()] = failure }
  }
}
