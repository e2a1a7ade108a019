public import Foundation

/// The device's altitude.
public final class CMAltitudeData: CMLogItem {
  /// The meters since the first measurement.
  public let relativeAltitude: NSNumber
  /// The pressure of the air, in kilopascals.
  public let pressure: NSNumber

  init(_ altitude: Double, _ pressure: Double) {
    relativeAltitude = NSNumber(value: altitude)
    self.pressure = NSNumber(value: pressure)
    super.init(at: MotionWorld.now)
  }
}
