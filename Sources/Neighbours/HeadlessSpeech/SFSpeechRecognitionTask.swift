public import Foundation
import HeadlessUIKit
import Locks

/// The writing down of what is said.
open class SFSpeechRecognitionTask: NSObject {
  typealias Handler = @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void

  private final let work: SpeechWork

  init(reportsPartialResults: Bool, _ handler: @escaping Handler) {
    work = SpeechWork(reportsPartialResults: reportsPartialResults, handler)
    super.init()
  }

  final var running: SpeechWork { work }

  /// How far it is.
  open var state: SFSpeechRecognitionTaskState { work.state }
  /// Whether nothing more is heard.
  open var isFinishing: Bool { state == .finishing }
  /// Whether it was ended.
  open var isCancelled: Bool { work.wasCancelled }

  /// Hears nothing more, and waits for the last words.
  open func finish() { work.finish() }

  /// Ends it: the closure gets an error on a later turn.
  open func cancel() { work.cancel() }
}

/// How far the writing down is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting
  case running
  case finishing
  case canceling
  case completed
}
