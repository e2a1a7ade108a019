public import Foundation

// Foundation has this on Apple's systems alone. Here an app may use every file.
extension URL {
  /// Begins to use a file that the user has chosen; returns that the app may.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the use of a file that the user has chosen.
  public func stopAccessingSecurityScopedResource() {}

  /// Returns what leads back to the file later.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return Data(path.utf8)
  }

  /// Creates the address to which a bookmark leads.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    let path = String(decoding: data, as: UTF8.self)
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    bookmarkDataIsStale = false
    self = URL(fileURLWithPath: path)
  }

  /// How a bookmark is made.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As little as possible is kept.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// It can be kept in a file.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
  }

  /// How a bookmark is followed.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user is not asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
  }
}
