public import Foundation
import HeadlessUIKit

/// Writes down what a user says: what a test says, see ``SimulatedSpeechRecognition/say(_:isFinal:)``.
open class SFSpeechRecognizer: NSObject {
  /// The language.
  public final let locale: Locale
  /// The delegate, which is not told: a test says once whether speech can be written down.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// What is said usually.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether the device can do it alone.
  open var supportsOnDeviceRecognition = true
  /// The queue of the handlers, which are called on the main actor all the same.
  open var queue = OperationQueue.main

  /// Creates one for the user's language.
  public convenience override init() { self.init(.current) }

  /// Creates one for a language.
  public convenience init?(locale: Locale) { self.init(locale) }

  private init(_ locale: Locale) {
    self.locale = locale
    super.init()
  }

  /// Returns the languages.
  open class func supportedLocales() -> Set<Locale> {
    Set(["en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "it-IT", "ja-JP", "zh-CN"].map(Locale.init))
  }

  /// Whether it can be used now, as a test says.
  open var isAvailable: Bool { SpeechAnswers.current.isAvailable }

  // MARK: Permission

  /// Returns the user's decision.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    status(UserPermissions.current.status(of: .speech))
  }

  /// Asks the user, unless that was decided before, and tells the answer on a later turn.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    UserPermissions.current.request(.speech, by: "SFSpeechRecognizer.requestAuthorization(_:)") {
      handler(status($0))
    }
  }

  private class func status(_ status: PermissionStatus) -> SFSpeechRecognizerAuthorizationStatus {
    status.choose(.notDetermined, .restricted, .denied, else: .authorized)
  }

  // MARK: Tasks

  /// Begins to write down, and calls a closure on a later turn each time that something was said.
  @preconcurrency @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(
      reportsPartialResults: request.shouldReportPartialResults, resultHandler)
    SpeechAnswers.current.add(task)
    return task
  }
}

/// The method by which a recognizer tells whether it can be used.
@preconcurrency @MainActor
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Called when that has changed.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// The user's decision whether what they say may be written down.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

/// What is said usually.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified
  case dictation
  case search
  case confirmation
}
