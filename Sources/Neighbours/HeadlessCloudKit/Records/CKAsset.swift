public import Foundation

/// A file that belongs to a record.
public final class CKAsset: NSObject, NSSecureCoding, Sendable {
  /// Where it is.
  public let fileURL: URL?

  /// Creates one of a file.
  public init(fileURL: URL) { self.fileURL = fileURL }

  /// Whether one can be read safely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes where the file is into an archive.
  public func encode(with coder: NSCoder) {
    coder.put(fileURL?.absoluteString as NSString?, "FileURL")
  }

  /// Reads where a file is from an archive.
  public convenience init?(coder: NSCoder) {
    guard let url = coder.text("FileURL").flatMap({ URL(string: $0) }) else { return nil }
    self.init(fileURL: url)
  }
}
