public import FoundationNetworking

/// What Foundation lacks of requests on Linux.
///
/// The network that answers here has none of it. A request has no place for it, either: each is what it
/// is at first, whatever it is set to.
extension URLRequest {
  /// Whether the request may use a network in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Whether the request may use a network that costs something.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Whether the request begins with HTTP/3.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Whether the answers of name servers have to be signed.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set { _ = newValue }
  }
}
