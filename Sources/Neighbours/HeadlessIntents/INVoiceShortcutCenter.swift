import FailureReporting
public import HeadlessUIKit

/// Knows which shortcuts the user has given words, and which the app suggests.
@preconcurrency @MainActor
public final class INVoiceShortcutCenter: NSObject {
  /// The center.
  public static let shared = INVoiceShortcutCenter()

  override init() { super.init() }

  /// Tells on a later turn which shortcuts the user has given words.
  @preconcurrency public func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { MainTurn.post("INVoiceShortcutCenter") { completion(SimulatedSiri.voiceShortcuts, nil) } }

  /// Returns which shortcuts the user has given words.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    SimulatedSiri.voiceShortcuts
  }

  /// Tells on a later turn which shortcut has an identifier.
  @preconcurrency public func getVoiceShortcut(
    with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    MainTurn.post("INVoiceShortcutCenter") {
      completion(SimulatedSiri.voiceShortcuts.first { $0.identifier == identifier }, nil)
    }
  }

  /// Suggests shortcuts to the user.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    SiriRecord.current.suggest(suggestions)
  }
}
