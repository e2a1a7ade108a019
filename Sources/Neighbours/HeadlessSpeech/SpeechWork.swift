import HeadlessUIKit
import Locks

/// What one task writes down, on any thread.
final class SpeechWork: Sendable {
  private let reportsPartialResults: Bool
  private let handler: SFSpeechRecognitionTask.Handler
  private let current = Locked((state: SFSpeechRecognitionTaskState.running, wasCancelled: false))

  init(reportsPartialResults: Bool, _ handler: @escaping SFSpeechRecognitionTask.Handler) {
    self.reportsPartialResults = reportsPartialResults
    self.handler = handler
  }

  var state: SFSpeechRecognitionTaskState { current.withLock(\.state) }
  var wasCancelled: Bool { current.withLock(\.wasCancelled) }

  func finish() {
    current.withLock { if $0.state == .running { $0.state = .finishing } }
  }

  func cancel() {
    guard end(wasCancelled: true) else { return }
    MainTurn.post("SFSpeechRecognitionTask.cancel()") { [handler] in
      // As a device says it: the request was cancelled.
      handler(nil, NSError(domain: "kLSRErrorDomain", code: 301))
    }
  }

  func fail() {
    guard end(wasCancelled: false) else { return }
    MainTurn.post("SFSpeechRecognitionTask") { [handler] in
      handler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1_110))
    }
  }

  func hear(_ text: String, isFinal: Bool) {
    guard state != .completed, isFinal || reportsPartialResults else { return }
    if isFinal, !end(wasCancelled: false) { return }
    MainTurn.post("SFSpeechRecognitionTask") { [self] in
      if isFinal || state != .completed { handler(SFSpeechRecognitionResult(text, isFinal), nil) }
    }
  }

  /// Ends it; false if it has ended before.
  private func end(wasCancelled: Bool) -> Bool {
    current.withLock { current in
      guard current.state != .completed else { return false }
      current = (.completed, wasCancelled)
      return true
    }
  }
}
