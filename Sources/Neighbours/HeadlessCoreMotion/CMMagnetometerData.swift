import Foundation

/// A field of a magnet that was measured.
public final class CMMagnetometerData: CMLogItem, MeasuredData {
  /// The field.
  public let magneticField: CMMagneticField

  init(_ sample: MotionSample, at timestamp: TimeInterval) {
    magneticField = sample.magneticField
    super.init(at: timestamp)
  }
}
