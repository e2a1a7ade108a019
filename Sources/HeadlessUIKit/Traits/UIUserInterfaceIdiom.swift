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
