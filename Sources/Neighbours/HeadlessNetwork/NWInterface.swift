import NetworkAnswers

/// A device's way to a network.
public struct NWInterface: Hashable, Sendable {
  /// The kinds.
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name, such as `en0`.
  public let name: String
  /// The number.
  public let index: Int

  init?(_ connection: NetworkConnection) {
    switch connection {
    case .wifi: (type, name, index) = (.wifi, "en0", 12)
    case .cellular: (type, name, index) = (.cellular, "pdp_ip0", 3)
    case .wired: (type, name, index) = (.wiredEthernet, "en3", 15)
    case .none: return nil
    }
  }
}
