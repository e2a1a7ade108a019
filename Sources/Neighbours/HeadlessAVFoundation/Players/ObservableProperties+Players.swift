public import Foundation
public import HeadlessUIKit

extension ObservableProperties where Object: AVPlayer {
  /// Whether it can be played with.
  public var status: ObservableProperty<AVPlayer.Status> {
    .init(.status) { (player: AVPlayer) in player.status }
  }
  /// Whether it plays.
  public var timeControlStatus: ObservableProperty<AVPlayer.TimeControlStatus> {
    .init(.timeControlStatus) { (player: AVPlayer) in player.timeControlStatus }
  }
  /// The speed.
  public var rate: ObservableProperty<Float> { .init(.rate) { (player: AVPlayer) in player.rate } }
  /// The reason for waiting, if it does.
  public var reasonForWaitingToPlay: ObservableProperty<AVPlayer.WaitingReason?> {
    .init(.timeControlStatus) { (player: AVPlayer) in player.reasonForWaitingToPlay }
  }
  /// The volume.
  public var volume: ObservableProperty<Float> {
    .init(.volume) { (player: AVPlayer) in player.volume }
  }
  /// Whether it is not heard.
  public var isMuted: ObservableProperty<Bool> {
    .init(.isMuted) { (player: AVPlayer) in player.isMuted }
  }
  /// The reason for the failure, which never changes here.
  public var error: ObservableProperty<(any Error)?> {
    .init(.error) { (player: AVPlayer) in player.error }
  }
  /// The played item.
  public var currentItem: ObservableProperty<AVPlayerItem?> {
    .init(.currentItem) { (player: AVPlayer) in player.currentItem }
  }
}

extension ObservableProperties where Object: AVPlayerItem {
  /// Whether it can be played.
  public var status: ObservableProperty<AVPlayerItem.Status> {
    .init(.status) { (item: AVPlayerItem) in item.status }
  }
  /// Its duration.
  public var duration: ObservableProperty<CMTime> {
    .init(.duration) { (item: AVPlayerItem) in item.duration }
  }
  /// Whether nothing keeps it from playing on.
  public var isPlaybackLikelyToKeepUp: ObservableProperty<Bool> {
    .init(.status) { (item: AVPlayerItem) in item.isPlaybackLikelyToKeepUp }
  }
  /// The reason for the failure.
  public var error: ObservableProperty<(any Error)?> {
    .init(.status) { (item: AVPlayerItem) in item.error }
  }
  /// The loaded parts.
  public var loadedTimeRanges: ObservableProperty<[NSValue]> {
    .init(.status) { (item: AVPlayerItem) in item.loadedTimeRanges }
  }
  /// The parts to which a player can go.
  public var seekableTimeRanges: ObservableProperty<[NSValue]> {
    .init(.status) { (item: AVPlayerItem) in item.seekableTimeRanges }
  }
  /// The size of its pictures.
  public var presentationSize: ObservableProperty<CGSize> {
    .init(.presentationSize) { (item: AVPlayerItem) in item.presentationSize }
  }
  /// Whether nothing more can be taken.
  public var isPlaybackBufferFull: ObservableProperty<Bool> {
    .init(.status) { (item: AVPlayerItem) in item.isPlaybackBufferFull }
  }
  /// Whether nothing is there to go on with.
  public var isPlaybackBufferEmpty: ObservableProperty<Bool> {
    .init(.status) { (item: AVPlayerItem) in item.isPlaybackBufferEmpty }
  }
  /// Whether it can be played faster than it is.
  public var canPlayFastForward: ObservableProperty<Bool> {
    .init(.status) { (item: AVPlayerItem) in item.canPlayFastForward }
  }
  /// Whether it can be played backwards.
  public var canPlayReverse: ObservableProperty<Bool> {
    .init(.status) { (item: AVPlayerItem) in item.canPlayReverse }
  }
  /// Whether it can be played backwards, faster than it is.
  public var canPlayFastReverse: ObservableProperty<Bool> {
    .init(.status) { (item: AVPlayerItem) in item.canPlayFastReverse }
  }
}

extension ObservableProperties where Object: AVPlayerLooper {
  /// The number of times that the item has been played.
  public var loopCount: ObservableProperty<Int> {
    .init(.loopCount) { (looper: AVPlayerLooper) in looper.loopCount }
  }
}
