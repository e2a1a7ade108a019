public import HeadlessUIKit

/// Tells whether an advertisement led to the app: none did, as in a simulator.
public final class ADClient: NSObject, Sendable {
  private static let only = ADClient()

  /// The client.
  public static func shared() -> ADClient { only }

  /// Tells on a later turn which advertisement led to the app.
  @preconcurrency public func requestAttributionDetails(
    _ completionHandler: @escaping @Sendable ([String: NSObject]?, (any Error)?) -> Void
  ) {
    MainTurn.post("ADClient") {
      completionHandler(nil, NSError(domain: ADClientErrorDomain, code: 1))
    }
  }
}

/// The domain of errors of an `ADClient`.
public let ADClientErrorDomain = "ADClientErrorDomain"
