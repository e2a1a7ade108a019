import Foundation

/// A field of a magnet that was measured.
public final class CMMagnetometerData: CMLogItem {
  /// The field.
  public let magneticField: CMMagneticField

  init(_ magneticField: CMMagneticField, at timestamp: TimeInterval) {
    self.magneticField = magneticField
    super.init(at: timestamp)
  }
}
