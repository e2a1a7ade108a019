public import HeadlessUIKit

/// A file that goes into an intent, or comes from it.
public struct IntentFile: Hashable, Sendable {
  /// The contents.
  public let data: Data
  /// The name.
  public var filename: String
  /// The type.
  public var type: UTType?
  /// Where it is.
  public let fileURL: URL?

  /// Creates a file of its contents.
  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
    fileURL = nil
  }

  /// Creates a file of the one at a place.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    self.fileURL = fileURL
  }
}
