import Foundation

/// An acceleration that was measured, that of the earth included.
public final class CMAccelerometerData: CMLogItem, MeasuredData {
  /// The acceleration.
  public let acceleration: CMAcceleration

  init(_ sample: MotionSample, at timestamp: TimeInterval) {
    acceleration = sample.acceleration
    super.init(at: timestamp)
  }
}
