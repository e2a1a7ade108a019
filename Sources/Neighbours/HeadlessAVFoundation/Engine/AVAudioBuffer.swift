public import Foundation

/// A piece of sound.
open class AVAudioBuffer: NSObject, NSCopying, NSMutableCopying {
  /// The form of the sound.
  public final let format: AVAudioFormat

  init(_ format: AVAudioFormat) {
    self.format = format
    super.init()
  }

  /// Copies it, with its sound.
  open func copy(with zone: NSZone? = nil) -> Any { AVAudioBuffer(format) }

  /// Copies it, with its sound.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }
}
