/// Opens an address.
public struct OpenURLAction {
  /// What has become of an address.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The handler has done it.
    public static let handled = Result(outcome: .handled)
    /// Nothing is to be done.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (URL) -> Result

  /// Creates an action that asks a handler first.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, and tells whether that could be done.
  @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
    }
  }
}
