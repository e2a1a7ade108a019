public import HeadlessUIKit

/// Asks the user whether Siri may use the app.
public final class INPreferences: NSObject {
  /// The user's decision.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    SiriRecord.current.status
  }

  /// Asks the user by the system's alert, unless that was decided before, and tells on a later turn.
  @preconcurrency public class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) { MainTurn.post("INPreferences") { SiriRecord.current.request(handler) } }

  /// Returns the language of Siri.
  public class func siriLanguageCode() -> String {
    Locale.preferredLanguages.first ?? "en-US"
  }
}

/// The user's decision whether Siri may use the app.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}
