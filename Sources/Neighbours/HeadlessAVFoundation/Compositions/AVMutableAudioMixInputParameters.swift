/// How loud a line of sound is, as the app says.
@preconcurrency @MainActor
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  /// Creates one of no line.
  public override init() { super.init() }

  /// Creates one of a line.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    number = track?.trackID ?? kCMPersistentTrackID_Invalid
  }

  /// The number of the line.
  open override var trackID: CMPersistentTrackID {
    get { number }
    set { number = newValue }
  }
  /// The way in which its speed is changed.
  open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
    get { algorithm }
    set { algorithm = newValue }
  }

  /// Sets how loud it is from a time on.
  open func setVolume(_ volume: Float, at time: CMTime) { volumes.set(volume, at: time) }

  /// Lets it become louder or softer.
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) { volumes.add(startVolume, endVolume, timeRange) }
}
