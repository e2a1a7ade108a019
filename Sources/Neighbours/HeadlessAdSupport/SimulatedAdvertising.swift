public import HeadlessUIKit
import Locks

/// What advertisers know of the device, as a test says.
///
/// It belongs to the application of the test.
///
/// ```swift
/// Fleet.permissions[.tracking] = .allowed
/// SimulatedAdvertising.identifier = UUID()
/// ```
public enum SimulatedAdvertising {
  /// The identifier of the device, which an app sees once it may track; zeros at first.
  public static var identifier: UUID {
    get { Advertising.current.identifier }
    set { Advertising.current.identifier = newValue }
  }

  /// The token of an advertisement that has led to the app; at first none.
  public static var attributionToken: String? {
    get { Advertising.current.token }
    set { Advertising.current.token = newValue }
  }
}

/// What is known in one application.
final class Advertising: ScopedState {
  static let zeros = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  private let state = Locked((identifier: zeros, token: String?.none))

  var identifier: UUID {
    get { state.withLock(\.identifier) }
    set { state.withLock { $0.identifier = newValue } }
  }

  var token: String? {
    get { state.withLock(\.token) }
    set { state.withLock { $0.token = newValue } }
  }
}
