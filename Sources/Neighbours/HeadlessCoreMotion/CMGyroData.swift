import Foundation

/// A turn that was measured.
public final class CMGyroData: CMLogItem, MeasuredData {
  /// The speed of the device's turn.
  public let rotationRate: CMRotationRate

  init(_ sample: MotionSample, at timestamp: TimeInterval) {
    rotationRate = sample.rotationRate
    super.init(at: timestamp)
  }
}
