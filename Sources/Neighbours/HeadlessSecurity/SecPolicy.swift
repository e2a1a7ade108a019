public import HeadlessUIKit

/// What a certificate has to be good for.
public final class SecPolicy: Hashable, Sendable {
  private let kind: String
  let host: String?

  init(_ kind: String, host: String? = nil) {
    self.kind = kind
    self.host = host
  }

  /// Whether two want the same.
  public static func == (left: SecPolicy, right: SecPolicy) -> Bool {
    left.kind == right.kind && left.host == right.host
  }

  /// Hashes what it wants.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(host)
  }
}

/// Says that a certificate has to be that of a server, or of its client.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(server ? "server" : "client", host: hostname)
}

/// Says that a certificate has to be issued by one that is trusted.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy("basic") }

/// Says that a certificate must not be revoked, as far as some of the ways to ask tell.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  revocationFlags == 0 ? nil : SecPolicy("revocation \(revocationFlags)")
}

/// Asks an address that the certificate names.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Asks a list that the certificate names.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// Prefers the list.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// Is content only with an answer.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Asks nothing of the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// Asks in any way there is.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
