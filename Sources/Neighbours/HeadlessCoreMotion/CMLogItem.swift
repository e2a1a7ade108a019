public import Foundation

/// Something that was measured.
public class CMLogItem: NSObject {
  /// When it was measured, in seconds since the device started.
  public let timestamp: TimeInterval

  init(at timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}
