import HeadlessUIKit
import Locks

/// What is said while an app writes it down, as a test says.
///
/// It belongs to the application of the test.
///
/// ```swift
/// SimulatedSpeechRecognition.say("a small brown bird")
/// ```
public enum SimulatedSpeechRecognition {
  /// Says something to all that is written down, which is told on a later turn.
  ///
  /// - Parameters:
  ///   - text: All that was said so far.
  ///   - isFinal: Whether nothing more comes.
  public static func say(_ text: String, isFinal: Bool = true) {
    for work in SpeechAnswers.current.running { work.hear(text, isFinal: isFinal) }
  }

  /// Says nothing, which is an error for all that is written down.
  public static func failToHear() {
    for work in SpeechAnswers.current.running { work.fail() }
  }

  /// Whether speech can be written down now.
  public static var isAvailable: Bool {
    get { SpeechAnswers.current.isAvailable }
    set { SpeechAnswers.current.isAvailable = newValue }
  }
}

/// What is written down in one application.
final class SpeechAnswers: ScopedState {
  private let work = Locked<[SpeechWork]>([])
  private let available = Locked(true)

  var isAvailable: Bool {
    get { available.withLock(\.self) }
    set { available.withLock { $0 = newValue } }
  }

  var running: [SpeechWork] {
    work.withLock { work in
      work.removeAll { $0.state == .completed }
      return work
    }
  }

  func add(_ task: SFSpeechRecognitionTask) { work.withLock { $0.append(task.running) } }
}
