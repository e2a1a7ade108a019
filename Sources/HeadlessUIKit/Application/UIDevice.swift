public import Foundation

/// The device that the app runs on: in the model, a phone.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  // MARK: Identifying the device and operating system

  /// The name of the device.
  open package(set) var name = "iPhone"
  /// The name of the operating system.
  open package(set) var systemName = "iOS"
  /// The version of the operating system.
  open package(set) var systemVersion = "18.0"
  /// The kind of device.
  open package(set) var model = "iPhone"
  /// The kind of device in the user's language.
  open var localizedModel: String { model }
  /// What the device is, as the interface sees it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// Identifies the device to one vendor's apps.
  open package(set) var identifierForVendor: UUID? = UUID()
  /// Whether apps run in the background.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Tracking the device's orientation

  /// Which way the device is held.
  open package(set) var orientation = UIDeviceOrientation.portrait
  /// Whether changes of the orientation are announced.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Posted when the device is held another way.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Has changes of the orientation announced.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Has changes of the orientation no longer announced.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  // MARK: Getting the battery state

  /// How full the battery is, from 0 to 1; -1 while nobody watches it.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// What the battery does.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    /// Nobody watches it.
    case unknown = 0
    /// It is in use.
    case unplugged = 1
    /// It is being charged.
    case charging = 2
    /// It is full.
    case full = 3
  }
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is said about the device.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
