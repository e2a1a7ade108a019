/// A device's connection with the network.
public enum NetworkConnection: String, CaseIterable, Hashable, Sendable {
  case wifi
  /// By a mobile network, which may cost something.
  case cellular
  case wired
  /// Not at all: requests end as they do on a device without a network.
  case none
}

/// How the device of this test's application is connected, by Wi-Fi at first.
///
/// Requests, and what the stand-ins for `Network` and `SystemConfiguration` tell of the network, follow it.
///
/// ```swift
/// Fleet.networkConnection = .none
/// ```
@preconcurrency @MainActor
public var networkConnection: NetworkConnection {
  get { DeviceConnection.current.connection }
  set { DeviceConnection.current.connection = newValue }
}
