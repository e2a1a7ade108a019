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

extension ObservedKey {
  static var status: Self { Self("status") }
  static var timeControlStatus: Self { Self("timeControlStatus") }
  static var rate: Self { Self("rate") }
  static var currentItem: Self { Self("currentItem") }
  static var duration: Self { Self("duration") }
  static var loopCount: Self { Self("loopCount") }
}
