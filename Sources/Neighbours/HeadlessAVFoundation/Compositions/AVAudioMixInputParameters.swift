public import Foundation

/// How loud a line of sound is.
@preconcurrency @MainActor
open class AVAudioMixInputParameters: NSObject {
  /// Creates one of no line.
  public override init() { super.init() }

  /// The number of the line.
  open var trackID: CMPersistentTrackID { number }
  /// The way in which its speed is changed.
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { algorithm }

  /// Says how loud it is at a time, and returns whether that is known.
  open func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?,
    endVolume: UnsafeMutablePointer<Float>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { volumes.tell(at: time, startVolume, endVolume, timeRange) }

  // MARK: The model

  final var number = kCMPersistentTrackID_Invalid
  final var algorithm: AVAudioTimePitchAlgorithm?
  final var volumes = CompositionRamps<Float>()
}
