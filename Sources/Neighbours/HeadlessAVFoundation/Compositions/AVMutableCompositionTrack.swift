public import Foundation
public import HeadlessUIKit

/// A line of sound or pictures that the app puts together of parts of others.
@preconcurrency @MainActor
open class AVMutableCompositionTrack: AVCompositionTrack {
  // MARK: What it is

  /// Whether it plays by itself.
  open override var isEnabled: Bool {
    get { facts.isEnabled }
    set { facts.isEnabled = newValue }
  }
  /// How its pictures are turned.
  open override var preferredTransform: CGAffineTransform {
    get { facts.preferredTransform }
    set { facts.preferredTransform = newValue }
  }
  /// The volume at which it plays by itself.
  open override var preferredVolume: Float {
    get { volume }
    set { volume = newValue }
  }
  /// The number of its parts in a second.
  open override var naturalTimeScale: CMTimeScale {
    get { scale ?? super.naturalTimeScale }
    set { scale = newValue }
  }
  /// Its language, in three letters.
  open override var languageCode: String? {
    get { facts.languageCode }
    set { facts.languageCode = newValue }
  }
  /// Its language, as a tag.
  open override var extendedLanguageTag: String? {
    get { languageTag }
    set { languageTag = newValue }
  }

  // MARK: Its parts

  /// Puts a part of another line in at a time; at an invalid time, at the end.
  ///
  /// It throws for a part that is not in that line.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws {
    let isThere =
      timeRange.isValid && timeRange.start.isNumeric && timeRange.start >= .zero
      && timeRange.duration.isNumeric && timeRange.start <= track.timeRange.end
    guard isThere, track.mediaType == mediaType else { throw AVError(.invalidSourceMedia) }
    let part = timeRange.intersection(track.timeRange)
    if facts.codec == nil { take(track) }
    timeline.insert(
      .init(
        url: track.place, number: track.trackID, source: part, duration: part.duration),
      at: startTime)
  }

  /// Puts parts of other lines in at a time, one after the other.
  open func insertTimeRanges(
    _ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime
  ) throws {
    var time = startTime
    for (range, track) in zip(timeRanges.map(\.timeRangeValue), tracks) {
      let length = timeline.duration
      try insertTimeRange(range, of: track, at: time)
      if time.isNumeric { time = time + (timeline.duration - length) }
    }
  }

  /// Lets nothing come for a while.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    timeline.insert(.init(duration: timeRange.duration), at: timeRange.start)
  }

  /// Takes out what is in a stretch; what comes after it comes earlier.
  open func removeTimeRange(_ timeRange: CMTimeRange) { timeline.remove(timeRange) }

  /// Lets what is in a stretch last longer or shorter.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    timeline.scale(timeRange, to: duration)
  }

  // MARK: The model

  private final var volume: Float = 1
  private final var scale: CMTimeScale?
  private final var languageTag: String?

  /// Takes over what the pictures or the sound of another line are.
  private final func take(_ track: AVAssetTrack) {
    facts.codec = track.facts.codec
    facts.naturalSize = track.naturalSize
    facts.nominalFrameRate = track.nominalFrameRate
    facts.estimatedDataRate = track.estimatedDataRate
  }
}
