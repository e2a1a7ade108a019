import Foundation

/// An acceleration that was measured, that of the earth included.
public final class CMAccelerometerData: CMLogItem {
  /// The acceleration.
  public let acceleration: CMAcceleration

  init(_ acceleration: CMAcceleration, at timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(at: timestamp)
  }
}
