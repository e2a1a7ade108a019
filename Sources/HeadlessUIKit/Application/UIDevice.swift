public import Foundation

/// The device on which the app runs; each application has its own.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  open class var current: UIDevice { UIApplication.shared.device }

  // MARK: Identifying the device and operating system

  /// The name of the device.
  open var name: String { model }
  /// The name of the operating system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the operating system.
  open var systemVersion: String { system.text }
  /// The version of the operating system, which the user's settings say.
  package internal(set) final var system = SystemVersion.ofProcess
  /// Whether lists let their rows be dragged without being asked to (behaviour 401).
  final var letsDragInLists: Bool { system.major >= 15 || userInterfaceIdiom == .pad }
  /// The kind of device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in the user's language.
  open var localizedModel: String { model }
  /// The kind of device that the interface is made for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// An identifier of the device for all apps of one vendor.
  open package(set) var identifierForVendor: UUID? = UIDevice.vendor
  private static let vendor = UUID()
  /// Whether apps run in the background.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Tracking the device's orientation

  /// The orientation of the device.
  open package(set) var orientation = UIDeviceOrientation.portrait
  /// Whether changes of the orientation are announced.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Posted after the orientation of the device has changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Starts announcing changes of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Stops announcing changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  // MARK: Using the proximity sensor

  /// Whether the app monitors the proximity sensor.
  open var isProximityMonitoringEnabled = false
  /// Whether the device is close to the user, which it never is here.
  open var proximityState: Bool { false }
  /// Posted after the device has come close to the user, or has left.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  // MARK: Playing input clicks

  /// Plays the click of a key, which makes no sound here.
  open func playInputClick() {}

  // MARK: Getting the battery state

  /// The charge of the battery, from 0 to 1; -1 unless the app monitors it.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Whether the app monitors the battery.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// Posted after the charge of the battery has changed, which it does not here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted after the state of the battery has changed, which it does not here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// The states of the battery.
  public enum BatteryState: Int, Sendable {
    /// The app does not monitor the battery.
    case unknown = 0
    /// The battery is in use.
    case unplugged = 1
    /// The battery is being charged.
    case charging = 2
    /// The battery is full.
    case full = 3
  }
}

/// Returns the kind of the device, as apps asked for it before iOS 13.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  case mac = 5
  case vision = 6
}
