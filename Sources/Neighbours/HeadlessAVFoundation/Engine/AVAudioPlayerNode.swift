import HeadlessUIKit
import Locks

/// A node that plays files and pieces of sound.
///
/// Nothing is heard: they take their time in UIKit time, and completion handlers are called when they are
/// over, whatever they ask for.
@preconcurrency @MainActor
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
  nonisolated let timeline = PlayerTimeline()
  private nonisolated let mixing = Locked(MixingValues())

  /// Creates a player, which an engine must have before it is used.
  public nonisolated init() { super.init(inputs: 0, outputs: 1) }

  // MARK: Playing

  /// Lets it play from where it is.
  nonisolated open func play() { start(after: .zero) }

  /// Lets it play at a time, which is one of the node's if it is in samples.
  nonisolated open func play(at when: AVAudioTime?) {
    let now = MainTurn.now
    var delay = Duration.zero
    if let moment = when?.moment {
      delay = max(moment - now, .zero)
    } else if let seconds = when?.sampleSeconds {
      delay = .uiKitTime(seconds - (engine?.seconds ?? 0))
    }
    start(after: delay)
  }

  /// Lets it rest where it is.
  nonisolated open func pause() { timeline.pause() }

  /// Lets it rest at its beginning, and forgets what it was to play: their handlers are called.
  nonisolated open func stop() { timeline.stop() }

  /// Whether it plays, be it silence.
  nonisolated open var isPlaying: Bool { timeline.isPlaying }

  /// Gets ready, so that it plays at once.
  nonisolated open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

  /// Lets it rest at its beginning, as `stop()` does.
  nonisolated open override func reset() { timeline.stop() }

  /// The volume.
  nonisolated open var volume: Float {
    get { mixing.withLock(\.volume) }
    set { mixing.withLock { $0.volume = newValue } }
  }
  /// Whether it comes from the left or the right.
  nonisolated open var pan: Float {
    get { mixing.withLock(\.pan) }
    set { mixing.withLock { $0.pan = newValue } }
  }

  // MARK: What it plays

  /// Plays a piece of sound after all others, and calls back when it is over.
  @preconcurrency nonisolated open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil
  ) { scheduleBuffer(buffer, at: nil, completionHandler: completionHandler) }

  /// Plays a piece of sound after all others, and calls back when it is over.
  @preconcurrency nonisolated open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleBuffer(
      buffer, at: nil, completionCallbackType: callbackType, completionHandler: completionHandler)
  }

  /// Plays a piece of sound, from a time of the player's on, and calls back when it is over.
  @preconcurrency nonisolated open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil
  ) {
    guard let seconds = seconds(of: buffer) else { return }
    add(seconds, at: when, options, completionHandler)
  }

  /// Plays a piece of sound, from a time of the player's on, and calls back when it is over.
  @preconcurrency nonisolated open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    guard let seconds = seconds(of: buffer) else { return }
    add(seconds, at: when, options, callbackType.call(completionHandler))
  }

  /// Plays a file, and calls back when it is over.
  @preconcurrency nonisolated open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) { add(file.seconds, at: when, [], completionHandler) }

  /// Plays a file, and calls back when it is over.
  @preconcurrency nonisolated open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    add(file.seconds, at: when, [], callbackType.call(completionHandler))
  }

  /// Plays a part of a file, and calls back when it is over.
  @preconcurrency nonisolated open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { add(file.seconds(from: startFrame, numberFrames), at: when, [], completionHandler) }

  /// Plays a part of a file, and calls back when it is over.
  @preconcurrency nonisolated open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    add(
      file.seconds(from: startFrame, numberFrames), at: when, [],
      callbackType.call(completionHandler))
  }

  // MARK: Time

  /// Returns the node's time of a time of the player's; `nil` while it does not play.
  @discardableResult
  nonisolated open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
    guard timeline.isGoing, let engine, let place = place(of: playerTime) else { return nil }
    let moment = timeline.moment(of: place)
    let seconds = engine.seconds + Progression.seconds(moment - MainTurn.now)
    return AVAudioTime(
      seconds: seconds, rate: outputFormat(forBus: 0).sampleRate,
      hostTime: AVAudioTime.hostTime(at: moment))
  }

  /// Returns the player's time of a time of the node's; `nil` while it does not play.
  @discardableResult
  nonisolated open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
    guard timeline.isGoing, let engine else { return nil }
    var moment = MainTurn.now
    if let known = nodeTime.moment {
      moment = known
    } else if let seconds = nodeTime.sampleSeconds {
      moment = max(moment + .seconds(seconds - engine.seconds), .zero)
    }
    return AVAudioTime(
      seconds: timeline.position(at: moment), rate: outputFormat(forBus: 0).sampleRate,
      hostTime: AVAudioTime.hostTime(at: moment))
  }

  // MARK: The model

  private nonisolated final func start(after delay: Duration) {
    let call = "AVAudioPlayerNode.play()"
    guard let engine else {
      return EngineError.raise(withoutCondition: "_engine != nil", by: call)
    }
    guard engine.isRunning else {
      return EngineError.raise(withoutCondition: "_engine->IsRunning()", by: call)
    }
    guard engine.hears(self) else {
      return EngineError.raise("player started when in a disconnected state", by: call)
    }
    timeline.play(after: delay)
  }

  /// The place on the player's time, in seconds.
  private nonisolated final func place(of when: AVAudioTime?) -> Double? {
    when?.sampleSeconds ?? when?.moment.map { timeline.position(at: $0) }
  }

  /// How long a piece of sound lasts; `nil` if it does not fit what the player is connected with.
  nonisolated final func seconds(of buffer: AVAudioPCMBuffer) -> Double? {
    let channels = outputFormat(forBus: 0).channelCount
    guard engine?.hears(self) != true || channels == buffer.format.channelCount else {
      EngineError.raise(
        withoutCondition: "_outputFormat.channelCount == buffer.format.channelCount",
        by: "AVAudioPlayerNode.scheduleBuffer(_:at:options:completionHandler:)")
      return nil
    }
    return buffer.seconds
  }

  /// Plays something for so many seconds.
  nonisolated final func add(
    _ seconds: Double, at when: AVAudioTime?, _ options: AVAudioPlayerNodeBufferOptions,
    _ finish: (@Sendable () -> Void)?
  ) { timeline.add(lasting: seconds, at: place(of: when), options, finish) }
}

/// How a piece of sound is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
  /// The options as a number.
  public let rawValue: UInt

  /// Creates options from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is played over and over.
  public static let loops = Self(rawValue: 1)
  /// It is played in place of all others.
  public static let interrupts = Self(rawValue: 2)
  /// It is played in place of all others, when the present one comes to its end.
  public static let interruptsAtLoop = Self(rawValue: 4)
}

/// When a completion handler is to be called.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// When the player has read it.
  case dataConsumed = 0
  /// When the player has played it.
  case dataRendered = 1
  /// When the device has played it.
  case dataPlayedBack = 2

  /// Returns a closure that calls a handler with it.
  func call(_ handler: (@Sendable (Self) -> Void)?) -> (@Sendable () -> Void)? {
    guard let handler else { return nil }
    return { handler(self) }
  }
}
