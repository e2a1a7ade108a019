import HeadlessUIKit

/// Takes what the user has done in the app, so that the system can suggest it.
///
/// A test reads it by ``SimulatedIntents/donations``.
public final class IntentDonationManager: Sendable {
  /// The manager.
  public static let shared = IntentDonationManager()

  private init() {}

  /// Takes an intent that the user has performed in the app.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier {
    Intents.current.donate(intent)
  }

  /// Forgets all that was donated.
  @discardableResult
  public nonisolated(nonsending) func deleteAllDonations() async throws
    -> [IntentDonationIdentifier]
  { Intents.current.deleteDonations() }
}

/// What tells donated intents apart.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}
