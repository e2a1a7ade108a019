import Foundation

/// A turn that was measured.
public final class CMGyroData: CMLogItem {
  /// How fast the device turned.
  public let rotationRate: CMRotationRate

  init(_ rotationRate: CMRotationRate, at timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(at: timestamp)
  }
}
