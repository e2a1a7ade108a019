import Foundation

/// A turn that was measured.
public final class CMGyroData: CMLogItem, MeasuredData {
  /// How fast the device turned.
  public let rotationRate: CMRotationRate

  init(_ sample: MotionSample, at timestamp: TimeInterval) {
    rotationRate = sample.rotationRate
    super.init(at: timestamp)
  }
}
