public import Foundation
import HeadlessUIKit

/// A player of a sound of a file or of data.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject, AppMedia.Interruptible {
  // MARK: Creating a player

  /// Creates a player of nothing, which does not play: apps write one in place of none.
  public override init() {
    url = nil
    header = nil
    super.init()
  }

  /// Creates a player of a file; throws for one that is not there.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// Creates a player of a file; throws for one that is not there.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard url.isFileURL, case .header(let header, _) = AppMedia.current.knowledge(of: url) else {
      throw MediaError.unspecified
    }
    self.url = url
    self.header = header
    super.init()
  }

  /// Creates a player of a sound; throws for data of any other kind.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Creates a player of a sound; throws for data of any other kind.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard let header = MediaHeader.read(data) else { throw MediaError.unsupportedType }
    url = nil
    self.data = data
    self.header = header
    super.init()
  }

  // MARK: Playing

  /// The delegate, which is not kept alive.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Gets ready, so that it plays at once.
  @discardableResult
  open func prepareToPlay() -> Bool { header != nil }

  /// Lets it play from where it is.
  @discardableResult
  open func play() -> Bool { start(after: nil) }

  /// Lets it play at a time of the device's.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    start(after: .uiKitTime(time - deviceCurrentTime))
  }

  /// Lets it rest where it is.
  open func pause() { rest() }

  /// Ends it; where it is stays.
  open func stop() { rest() }

  /// Whether it plays.
  open var isPlaying: Bool { progression.rate != 0 }

  // MARK: Time

  /// Its duration.
  open var duration: TimeInterval { header?.duration ?? 0 }

  /// The present time within it.
  open var currentTime: TimeInterval {
    get { position }
    set {
      guard newValue.isFinite else { return }
      progression.move(to: min(max(newValue, 0), duration), at: MainTurn.now)
      planEnd()
    }
  }

  /// The time on the device's clock.
  open var deviceCurrentTime: TimeInterval { Progression.seconds(MainTurn.now) }

  /// The number of repeats; without end for a number below zero.
  open var numberOfLoops = 0 { didSet { planEnd() } }

  // MARK: How it sounds

  /// The volume.
  open var volume: Float = 1
  /// Whether it comes from the left or the right.
  open var pan: Float = 0
  /// Whether it can play faster or slower.
  open var enableRate = false
  /// The speed.
  open var rate: Float = 1 {
    didSet { if isPlaying { start(after: nil) } }
  }
  /// Whether the app measures how loud it is now.
  open var isMeteringEnabled = false

  /// Lets it become louder or softer.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// Looks how loud it is.
  open func updateMeters() {}

  /// The volume now, which is silent here.
  open func averagePower(forChannel channelNumber: Int) -> Float { Self.silence }

  /// How loud it was at most, which is silent here.
  open func peakPower(forChannel channelNumber: Int) -> Float { Self.silence }

  /// The number of channels.
  open var numberOfChannels: Int { header?.channels ?? 0 }
  /// The URL of its file.
  public let url: URL?
  /// The data that it was made of.
  open private(set) var data: Data?
  /// The settings of the sound.
  open var settings: [String: Any] {
    guard let header else { return [:] }
    return [AVSampleRateKey: header.sampleRate, AVNumberOfChannelsKey: header.channels]
  }

  // MARK: The model

  private static let silence: Float = -160
  private let header: MediaHeader?
  private var progression = Progression()
  private var plan: MainLoop.TimedTurn?

  /// The place within one of its rounds.
  private var position: Double {
    let whole = progression.position(at: MainTurn.now)
    guard duration > 0 else { return 0 }
    return isPlaying && whole >= duration
      ? whole.truncatingRemainder(dividingBy: duration) : min(whole, duration)
  }

  @discardableResult
  private final func start(after delay: Duration?) -> Bool {
    guard header != nil else { return false }
    if let delay, delay > .zero {
      if let plan { loop.cancel(plan) }
      plan = loop.enqueue("AVAudioPlayer", after: delay, isOfApp: true) { [weak self] in
        self?.start(after: nil)
      }
      return true
    }
    AppMedia.current.begin(self)
    let isSet = enableRate && rate.isFinite
    progression.go(at: isSet ? Double(max(rate, Self.slowest)) : 1, at: MainTurn.now)
    planEnd()
    return true
  }

  private static let slowest: Float = 0.5

  private final func rest() {
    progression.move(to: position, at: MainTurn.now)
    progression.go(at: 0, at: MainTurn.now)
    planEnd()
  }

  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private final func planEnd() {
    if let plan { loop.cancel(plan) }
    plan = nil
    guard isPlaying, numberOfLoops >= 0 else { return }
    let length = duration * (Double(numberOfLoops) + 1)
    let time = progression.time(to: length, at: MainTurn.now) ?? .zero
    plan = loop.enqueue("AVAudioPlayer", after: time, isOfApp: true, words: "AVAudioPlayer") {
      [weak self] in self?.end()
    }
  }

  private final func end() {
    plan = nil
    progression.go(at: 0, at: MainTurn.now)
    progression.move(to: 0, at: MainTurn.now)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  final func interrupt() {
    guard isPlaying else { return }
    rest()
    delegate?.audioPlayerBeginInterruption(self)
  }
}

/// The methods by which a player of sounds tells what happens.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

  /// Called when the sound cannot be decoded, which does not happen here.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)

  /// Called when something else is heard, as it was told before iOS 8.
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}

  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
}
