public import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0
    /// A little warm.
    case fair = 1
    /// So warm that the system slows down.
    case serious = 2
    /// So warm that it must cool down.
    case critical = 3
  }

  /// How warm the device is: a simulator never gets warm.
  public var thermalState: ThermalState { .nominal }

  /// Posted when the device gets warmer or cooler, which does not happen here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}
