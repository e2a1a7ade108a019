public import Foundation
import HeadlessUIKit

/// A voice that speaks.
///
/// Nothing is heard: what is spoken takes its time in UIKit time, and can be read with ``SimulatedSpeech/texts``.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
  /// Creates a synthesizer.
  public override init() { super.init() }

  /// The delegate, which is not kept alive.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks, or waits within something.
  open var isSpeaking: Bool { current != nil || !waiting.isEmpty }
  /// Whether it waits within something.
  open private(set) var isPaused = false
  /// Whether it uses the app's audio session.
  open var usesApplicationAudioSession = true

  /// Speaks something, after what is to be spoken already.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if current == nil, waiting.count == 1 { beginNext(after: .zero) }
  }

  /// Ends all that is to be spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let dropped = (current.map { [$0.utterance] } ?? []) + waiting
    stop()
    current = nil
    waiting = []
    isPaused = false
    loop.enqueue("AVSpeechSynthesizer") { [weak self] in
      guard let self else { return }
      for utterance in dropped { delegate?.speechSynthesizer(self, didCancel: utterance) }
    }
    return true
  }

  /// Lets it wait within what it speaks.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let speaking = current, !isPaused else { return false }
    isPaused = true
    stop()
    current?.progression.go(at: 0, at: MainTurn.now)
    tell { $0.speechSynthesizer($1, didPause: speaking.utterance) }
    return true
  }

  /// Lets it speak on.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let speaking = current, isPaused else { return false }
    isPaused = false
    current?.progression.go(at: 1, at: MainTurn.now)
    tell { $0.speechSynthesizer($1, didContinue: speaking.utterance) }
    planNext()
    return true
  }

  // MARK: The model

  private struct Speaking {
    let utterance: AVSpeechUtterance
    var words: [(range: NSRange, start: Double)]
    let duration: Double
    var progression = Progression()
  }

  private var waiting: [AVSpeechUtterance] = []
  private var current: Speaking?
  private var plan: MainLoop.TimedTurn?

  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private final func stop() {
    if let plan { loop.cancel(plan) }
    plan = nil
  }

  private final func beginNext(after delay: Duration) {
    guard let next = waiting.first else { return }
    let delay = delay + .uiKitTime(next.preUtteranceDelay)
    guard delay > .zero else {
      return loop.enqueue("AVSpeechSynthesizer") { [weak self] in
        if self?.current == nil, self?.waiting.first === next { self?.begin() }
      }
    }
    plan = loop.enqueue(
      "AVSpeechSynthesizer", after: delay, isOfApp: true, words: "AVSpeechSynthesizer"
    ) { [weak self] in self?.begin() }
  }

  private final func begin() {
    guard !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    var speaking = Speaking(
      utterance: utterance, words: SpeechTime.words(of: utterance),
      duration: SpeechTime.duration(
        ofLetters: utterance.speechString.utf16.count, rate: utterance.rate))
    speaking.progression.go(at: 1, at: MainTurn.now)
    current = speaking
    SpokenTexts.current.lines.append(utterance.speechString)
    delegate?.speechSynthesizer(self, didStart: utterance)
    planNext()
  }

  /// Plans the turn of the next word, or that of the end.
  private final func planNext() {
    stop()
    guard let speaking = current, !isPaused else { return }
    let place = speaking.words.first?.start ?? speaking.duration
    let time = speaking.progression.time(to: place, at: MainTurn.now) ?? .zero
    guard time > .zero else { return goOn() }
    plan = loop.enqueue(
      "AVSpeechSynthesizer", after: time, isOfApp: true, words: "AVSpeechSynthesizer"
    ) { [weak self] in self?.goOn() }
  }

  private final func goOn() {
    plan = nil
    guard let speaking = current else { return }
    if let word = speaking.words.first {
      current?.words.removeFirst()
      delegate?.speechSynthesizer(
        self, willSpeakRangeOfSpeechString: word.range, utterance: speaking.utterance)
      return planNext()
    }
    current = nil
    delegate?.speechSynthesizer(self, didFinish: speaking.utterance)
    if current == nil, plan == nil {
      beginNext(after: .uiKitTime(speaking.utterance.postUtteranceDelay))
    }
  }

  private final func tell(
    _ call: @escaping @MainActor (any AVSpeechSynthesizerDelegate, AVSpeechSynthesizer) -> Void
  ) {
    loop.enqueue("AVSpeechSynthesizer") { [weak self] in
      guard let self, let delegate else { return }
      call(delegate, self)
    }
  }
}

/// The place at which speech may be stopped.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  /// Behind a word.
  case word = 1
}

/// The methods by which a synthesizer tells what it speaks.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when something begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)

  /// Called when something is over.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)

  /// Called when it waits.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)

  /// Called when it goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)

  /// Called when something is ended before it is over.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)

  /// Called before a word.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}

  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}

  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}

  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}

  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}

  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
