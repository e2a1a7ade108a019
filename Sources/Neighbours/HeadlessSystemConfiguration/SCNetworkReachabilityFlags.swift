import NetworkAnswers

/// The ways to a server.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// By a connection that comes and goes.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// It could, by a connection that must be made.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Such a connection is made as soon as something is sent.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// Such a connection takes the user.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Such a connection is made when it is asked for.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// Such a connection is made as soon as something is sent.
  public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
  /// It is the device itself.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// It is near, and nothing is in between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// By a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)

  init(_ connection: NetworkConnection) {
    self =
      switch connection {
      case .wifi, .wired: .reachable
      case .cellular: [.reachable, .isWWAN]
      case .none: []
      }
  }
}
