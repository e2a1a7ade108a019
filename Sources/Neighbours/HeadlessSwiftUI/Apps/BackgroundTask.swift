/// What an app does in the background when the system lets it.
public struct BackgroundTask<Request, Response>: Sendable {
  let identifier: String?
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Brings what the app shows up to date.
  public static func appRefresh(_ identifier: String) -> Self { Self(identifier: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Goes on with transfers of a session of URLs.
  public static func urlSession(_ identifier: String) -> Self { Self(identifier: identifier) }

  /// Goes on with transfers of any session of URLs.
  public static var urlSession: Self { Self(identifier: nil) }
}

extension Scene {
  /// Does something in the background, which nothing in the model asks for.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
