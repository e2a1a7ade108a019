/// The way to the network.
public struct NWPath: Hashable, Sendable {
  /// Whether it can be.
  public enum Status: Hashable, Sendable {
    case satisfied
    case unsatisfied
    /// A connection could be made on demand.
    case requiresConnection
  }

  /// The reason why it cannot be reached.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable
    /// The user lets the app use no mobile network.
    case cellularDenied
    /// The user lets the app use no Wi-Fi.
    case wifiDenied
    /// The user lets the app use no local network.
    case localNetworkDenied
  }

  /// Whether the network can be reached.
  public let status: Status
  /// The possible ways.
  public let availableInterfaces: [NWInterface]

  init(_ interface: NWInterface?) {
    status = interface == nil ? .unsatisfied : .satisfied
    availableInterfaces = interface.map { [$0] } ?? []
  }

  /// The reason why it cannot be reached.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Whether it may cost something, as a mobile network does.
  public var isExpensive: Bool { usesInterfaceType(.cellular) }

  /// Whether the user wants little to be sent.
  public var isConstrained: Bool { false }

  /// Whether there are addresses of the fourth version.
  public var supportsIPv4: Bool { status == .satisfied }

  /// Whether there are addresses of the sixth version.
  public var supportsIPv6: Bool { status == .satisfied }

  /// Whether names can be looked up.
  public var supportsDNS: Bool { status == .satisfied }

  /// Returns whether the network is reached by something of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}
