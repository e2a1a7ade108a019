/// The pages that the user keeps to read later.
public final class SSReadingList: NSObject, Sendable {
  private static let only = SSReadingList()

  /// The user's list.
  public class func `default`() -> SSReadingList? { only }

  /// Returns whether a page can be kept.
  public class func supportsURL(_ URL: URL) -> Bool {
    ["http", "https"].contains(URL.scheme?.lowercased())
  }

  /// Keeps a page.
  public func addItem(with URL: URL, title: String?, previewText: String?) throws {
    guard Self.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
    ReadingList.current.add(URL)
  }
}

/// The reason why a page cannot be kept.
public struct SSReadingListError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    /// The page is not one of the web.
    case urlSchemeNotAllowed = 1
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}
