public import Foundation
import HeadlessUIKit

/// What finds devices by Bluetooth, or is one.
open class CBManager: NSObject {
  /// Whether there is Bluetooth.
  open var state: CBManagerState { NearbyDevices.current.state }

  /// Whether the user lets the app use Bluetooth.
  open class var authorization: CBManagerAuthorization {
    switch UserPermissions.current.status(of: .bluetooth) {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    default: .allowedAlways
    }
  }

  /// Whether the user lets the app use Bluetooth.
  open var authorization: CBManagerAuthorization { Self.authorization }
}

/// Whether there is Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// Not known yet.
  case unknown = 0
  case resetting = 1
  case unsupported = 2
  /// The user does not want it.
  case unauthorized = 3
  case poweredOff = 4
  case poweredOn = 5
}

/// Whether the user lets the app use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case allowedAlways = 3
}
