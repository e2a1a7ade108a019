import Foundation

/// How a tunnel of the app's own is reached.
open class NETunnelProviderProtocol: NEVPNProtocol {
  /// What its extension is told.
  open var providerConfiguration: [String: Any]?
  /// The identifier of its extension.
  open var providerBundleIdentifier: String?
}
