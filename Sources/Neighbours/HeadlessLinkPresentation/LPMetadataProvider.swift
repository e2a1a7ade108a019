public import HeadlessUIKit
import Locks

/// What finds out about a page: what a test says, see ``SimulatedLinks/setTitle(_:for:)``.
open class LPMetadataProvider: NSObject {
  /// Whether pictures are fetched, too.
  open var shouldFetchSubresources = true

  /// The seconds that it may take.
  open var timeout: TimeInterval = 30

  private final let fetch = LinkFetch()

  /// Creates one for one page.
  public override init() { super.init() }

  /// Finds out about a page, and tells on a later turn.
  @preconcurrency open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    MainTurn.post("LPMetadataProvider") { [fetch] in
      do {
        completionHandler(try fetch.answer(to: url), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Finds out about a page.
  open nonisolated(nonsending) func startFetchingMetadata(
    for url: URL
  ) async throws -> LPLinkMetadata {
    try fetch.answer(to: url)
  }

  /// Ends it: the completion handler gets an error.
  open func cancel() { fetch.cancel() }
}

/// The fetch of one provider, which may be ended.
private final class LinkFetch: Sendable {
  private let isCancelled = Locked(false)

  func cancel() { isCancelled.withLock { $0 = true } }

  func answer(to url: URL) throws -> LPLinkMetadata {
    if isCancelled.withLock({ $0 }) { throw LPError(.metadataFetchCancelled) }
    guard let answer = LinkAnswers.current.answer(to: url) else {
      throw LPError(.metadataFetchFailed)
    }
    return answer
  }
}

/// The reason why nothing is known of a page.
public struct LPError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    case unknown = 1
    /// It could not be fetched.
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    /// It took too long.
    case metadataFetchTimedOut = 4
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "LPErrorDomain" }

  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}
