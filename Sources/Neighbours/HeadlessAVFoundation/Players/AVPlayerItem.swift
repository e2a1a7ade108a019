public import Foundation
public import HeadlessUIKit

/// A sound or a film that a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject, KeyValueObservable, NamingObject {
  /// Whether something can be played.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  // MARK: Creating an item

  /// Creates an item of what is at a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }

  /// Creates an item.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
  }

  // MARK: What it is

  /// The played asset.
  public let asset: AVAsset
  /// Whether it can be played; unknown before a player has it.
  open var status: Status { storedStatus }
  /// The reason for the failure.
  open private(set) var error: (any Error)?
  /// Its duration; indefinite before it can be played.
  open var duration: CMTime { storedStatus == .readyToPlay ? asset.duration : .indefinite }
  /// The size of its pictures, as they are turned; zero before it can be played, and of a sound.
  open var presentationSize: CGSize {
    guard storedStatus == .readyToPlay,
      let track = asset.tracks(withMediaType: .video).first
    else { return .zero }
    return CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform).size
  }
  /// The lines of sound and pictures in it; none before it can be played.
  open var tracks: [AVPlayerItemTrack] { storedStatus == .readyToPlay ? playedTracks : [] }
  /// Where it ends, if that is earlier than by itself.
  open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.planNext() } }
  /// Its end when it plays backwards.
  open var reversePlaybackEndTime = CMTime.invalid { didSet { player?.planNext() } }
  /// Whether nothing keeps it from playing on.
  open var isPlaybackLikelyToKeepUp: Bool { storedStatus == .readyToPlay }
  /// Whether nothing more can be taken.
  open var isPlaybackBufferFull: Bool { storedStatus == .readyToPlay }
  /// Whether nothing is there to go on with.
  open var isPlaybackBufferEmpty: Bool { storedStatus != .readyToPlay }
  /// What takes its pictures or words, in the order in which it was added.
  open private(set) var outputs: [AVPlayerItemOutput] = []
  /// The loaded parts.
  open var loadedTimeRanges: [NSValue] {
    storedStatus == .readyToPlay
      ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }
  /// The parts to which a player can go.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  /// Whether it can be played faster than it is.
  open var canPlayFastForward: Bool { storedStatus == .readyToPlay }
  /// Whether it can be played slower than it is.
  open var canPlaySlowForward: Bool { storedStatus == .readyToPlay }
  /// Whether it can be played backwards.
  open var canPlayReverse: Bool { storedStatus == .readyToPlay }
  /// Whether it can be played backwards, faster than it is.
  open var canPlayFastReverse: Bool { storedStatus == .readyToPlay }
  /// Whether it can be played backwards, slower than it is.
  open var canPlaySlowReverse: Bool { storedStatus == .readyToPlay }
  /// Whether it can go on by a picture; it has none here.
  open var canStepForward: Bool { false }
  /// Whether it can go back by a picture; it has none here.
  open var canStepBackward: Bool { false }
  /// The part that is to be there ahead.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The largest size of a second.
  open var preferredPeakBitRate: Double = 0
  /// The way in which its speed is changed.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// How its pictures are put together, which shows nothing here.
  open var videoComposition: AVVideoComposition?
  /// How loud its lines are.
  open var audioMix: AVAudioMix?
  /// What the app says of it, for the system's screens.
  open var externalMetadata: [AVMetadataItem] = []

  // MARK: What takes its pictures

  /// Adds an output, which no other item may have.
  open func add(_ output: AVPlayerItemOutput) {
    guard output.item == nil else {
      MediaWords.raise(
        "An AVPlayerItemOutput may be attached to a single AVPlayerItem",
        by: "AVPlayerItem.add(_:)")
      return
    }
    output.item = self
    outputs.append(output)
  }

  /// Removes an output.
  open func remove(_ output: AVPlayerItemOutput) {
    guard output.item === self else { return }
    output.item = nil
    outputs.removeAll { $0 === output }
  }

  // MARK: Where it is

  /// The present time within it.
  open func currentTime() -> CMTime {
    CMTime(seconds: position, preferredTimescale: AVPlayer.timescale)
  }

  /// Goes to a place, and calls back in a later turn.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    move(to: time, completionHandler)
  }

  /// Goes to a place, and calls back in a later turn.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)?
  ) { move(to: time, completionHandler) }

  /// Goes to a place.
  open func seek(to time: CMTime) async -> Bool { await moved(to: time) }

  /// Ends the ways to places that have not been called back for.
  open func cancelPendingSeeks() { seeks += 1 }

  // MARK: The model

  package final var observations: [Weak<NSKeyValueObservation>] = []

  package static let namedProperties: [String: NamedProperty] = {
    let (likely, full, empty) = (
      NamedProperty(.status) { (item: AVPlayerItem) in item.isPlaybackLikelyToKeepUp },
      NamedProperty(.status) { (item: AVPlayerItem) in item.isPlaybackBufferFull },
      NamedProperty(.status) { (item: AVPlayerItem) in item.isPlaybackBufferEmpty }
    )
    return [
      "status": NamedProperty(.status) { (item: AVPlayerItem) in item.status.rawValue },
      "duration": NamedProperty(.duration) { (item: AVPlayerItem) in item.duration },
      "loadedTimeRanges": NamedProperty(.status) { (item: AVPlayerItem) in item.loadedTimeRanges },
      "isPlaybackLikelyToKeepUp": likely, "playbackLikelyToKeepUp": likely,
      "isPlaybackBufferEmpty": empty, "playbackBufferEmpty": empty,
      "isPlaybackBufferFull": full, "playbackBufferFull": full,
      "error": NamedProperty(.status) { (item: AVPlayerItem) in item.error },
      "presentationSize": NamedProperty(.presentationSize) { (item: AVPlayerItem) in
        item.presentationSize
      },
      "seekableTimeRanges": NamedProperty(.status) { (item: AVPlayerItem) in
        item.seekableTimeRanges
      },
      "canPlayFastForward": NamedProperty(.status) { (item: AVPlayerItem) in
        item.canPlayFastForward
      },
      "canPlayReverse": NamedProperty(.status) { (item: AVPlayerItem) in item.canPlayReverse },
      "canPlayFastReverse": NamedProperty(.status) { (item: AVPlayerItem) in
        item.canPlayFastReverse
      },
    ]
  }()
  final weak var player: AVPlayer?
  final var progression = Progression()
  private var storedStatus = Status.unknown
  private var seeks = 0
  private lazy var playedTracks = asset.tracks.map { AVPlayerItemTrack($0) }

  /// Where it is, in seconds, which is neither before its beginning nor behind its end.
  final var position: Double { position(at: MainTurn.now) }

  /// Where it is at another moment.
  final func position(at moment: Duration) -> Double {
    min(max(progression.position(at: moment), 0), max(lengthInSeconds, 0))
  }

  /// Its duration in seconds; infinite where it is unknown.
  final var lengthInSeconds: Double {
    let length = duration.seconds
    return length.isNaN ? .infinity : length
  }

  /// Looks what is there, in a later turn.
  ///
  /// It is asked for again when the item is to play: a turn may have been dropped with its screen.
  final func load() {
    guard storedStatus == .unknown else { return }
    asset.comeToKnow("AVPlayerItem", for: self) { [weak self] isThere in
      if isThere { self?.endLoading() }
    }
  }

  /// Waits no longer for what is there.
  final func stopLoading() {
    if storedStatus == .unknown { asset.giveUp(self) }
  }

  private final func endLoading() {
    guard storedStatus == .unknown else { return }
    switch asset.knowledge {
    case .header:
      let hasPictures = !asset.tracks(withMediaType: .video).isEmpty
      observed(.duration) {
        observed(.status) {
          guard hasPictures else { return storedStatus = .readyToPlay }
          observed(.presentationSize) { storedStatus = .readyToPlay }
        }
      }
    case .error(let error):
      self.error = error
      observed(.status) { storedStatus = .failed }
    }
    player?.itemIsKnown(self)
  }

  private final func move(to time: CMTime, _ completion: ((Bool) -> Void)?) {
    guard let number = jump(to: time), let completion else { return }
    UIApplication.shared.mainLoop.enqueue("AVPlayerItem") { [weak self] in
      completion(self?.seeks == number)
    }
  }

  final func moved(to time: CMTime) async -> Bool {
    guard let number = jump(to: time) else { return false }
    await MainTurn.come("AVPlayerItem")
    return seeks == number
  }

  /// Goes to a place, and returns the number of the jump; `nil` if there is no such place.
  private final func jump(to time: CMTime) -> Int? {
    guard time.isNumeric else {
      MediaWords.raise(
        "Seeking is not possible to time \(time)",
        by: "AVPlayerItem.seek(to:completionHandler:)")
      return nil
    }
    seeks += 1
    let number = seeks
    let place = min(max(time.seconds, 0), lengthInSeconds)
    progression.move(to: place, at: MainTurn.now)
    player?.hasJumped()
    UIApplication.shared.mainLoop.enqueue("AVPlayerItem") { [self] in
      post(AVPlayerItem.timeJumpedNotification)
    }
    return number
  }

  final func post(_ name: Notification.Name, _ facts: [String: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: facts)
  }
}

extension AVPlayerItem {
  /// Posted when an item has played to its end.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item cannot be played to its end.
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when an item has gone to another place.
  public nonisolated static let timeJumpedNotification = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
  /// Posted when an item waits for what is to come, which none does here.
  public nonisolated static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

/// The key of why an item cannot be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// The way in which the speed of sound is changed.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Well, for music.
  public static let spectral = Self(rawValue: "Spectral")
  /// Quickly, for words.
  public static let timeDomain = Self(rawValue: "TimeDomain")
  /// As a tape does.
  public static let varispeed = Self(rawValue: "Varispeed")
}
