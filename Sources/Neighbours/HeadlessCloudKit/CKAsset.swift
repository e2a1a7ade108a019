public import Foundation

/// A file that belongs to a record.
public final class CKAsset: NSObject, Sendable {
  /// Where it is.
  public let fileURL: URL?

  /// Creates one of a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}
