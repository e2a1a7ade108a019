public import FoundationNetworking

extension URLCredential {
  /// Creates a credential that says that a server is trusted.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
