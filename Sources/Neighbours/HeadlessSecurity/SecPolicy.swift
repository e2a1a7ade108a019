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
