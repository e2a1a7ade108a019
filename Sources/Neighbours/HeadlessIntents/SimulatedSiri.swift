import FailureReporting
import Fleet
import HeadlessUIKit

/// Siri and the shortcuts of the device's user, as a test says and reads.
///
/// It belongs to the application of the test.
///
/// ```swift
/// SimulatedSiri.authorizationStatus = .authorized
/// ```
@preconcurrency @MainActor
public enum SimulatedSiri {
  /// The user's decision whether Siri may use the app, which a test sets before the app asks; an alert that is
  /// there already is answered.
  public nonisolated static var authorizationStatus: INSiriAuthorizationStatus {
    get { SiriRecord.current.status }
    set { SiriRecord.current.decide(newValue) }
  }

  /// What the app has told of the user's acts, in order.
  public static var donations: [INInteraction] { SiriRecord.current.donations }

  /// The shortcuts that the user has given words.
  public static var voiceShortcuts: [INVoiceShortcut] { SiriRecord.current.shortcuts }

  /// The shortcuts that the app suggests.
  public static var suggestions: [INShortcut] { SiriRecord.current.suggestions }

  /// Gives a shortcut words, as the user does in the app Shortcuts.
  @discardableResult
  public static func add(_ shortcut: INShortcut, phrase: String) -> INVoiceShortcut {
    SiriRecord.current.add(INVoiceShortcut(shortcut, phrase: phrase))
  }

  /// Opens the app with something that it is to do, as Siri does where an intent needs the app.
  ///
  /// Records a failure when no app was launched.
  public static func open(
    _ interaction: INInteraction, activityType: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Gesture.ask("open '\(activityType)'", at: CallSite(fileID, filePath, line, column)) {
      let activity = NSUserActivity(activityType: activityType)
      activity.interaction = interaction
      $0.userContinue(activity)
    }
  }
}
