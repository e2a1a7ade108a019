public import Foundation

/// How a tunnel is reached.
open class NEVPNProtocol: NSObject {
  /// The server.
  open var serverAddress: String?
  /// The name of the user.
  open var username: String?
  /// Where the keychain has the password.
  open var passwordReference: Data?
  /// Where the keychain has the certificate.
  open var identityReference: Data?
  /// Whether it is closed while the device sleeps.
  open var disconnectOnSleep = false
  /// Whether everything goes through it.
  open var includeAllNetworks = false
  /// Whether the local network does not go through it.
  open var excludeLocalNetworks = true

  /// Creates one.
  public override init() { super.init() }
}
