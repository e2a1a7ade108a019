public import HeadlessUIKit

/// Opens something of the app.
public protocol OpenIntent: AppIntent {
  /// What is opened.
  associatedtype Value: Sendable
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// Gives something a value.
public protocol SetValueIntent: AppIntent {
  /// What is set.
  associatedtype ValueType: Sendable
  /// The value.
  var value: ValueType { get set }
}

/// Says what a widget shows.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// A widget's configuration does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// Says what a control of the system shows.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// A control's configuration does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// Changes what is shown while the app is not in front.
public protocol LiveActivityIntent: AppIntent {}

/// Begins or ends to play.
public protocol AudioPlaybackIntent: AppIntent {}

/// Begins or ends to record.
public protocol AudioRecordingIntent: AppIntent {}

/// Can come to the front while it is done.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Asks the user whether the app may come to the front: a test answers with a `Bool`.
  public nonisolated(nonsending) func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil
  ) async throws {
    guard try Intents.current.ask(dialog, for: Bool.self) else { throw CancellationError() }
  }

  /// Returns an error with which it ends, to go on in the app.
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(dialog)
  }
}

/// Opens an address.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"

  /// The address.
  @Parameter(title: "URL") public var url: URL

  /// Creates one without an address.
  public init() {}

  /// Creates one for an address.
  public init(_ url: URL) { self.url = url }

  /// Opens the address.
  @MainActor public func perform() async throws -> some IntentResult {
    UIApplication.shared.open(url)
    return .result()
  }
}
