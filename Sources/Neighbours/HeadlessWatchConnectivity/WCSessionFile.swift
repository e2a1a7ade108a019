public import Foundation

/// A file, and what is told of it.
open class WCSessionFile: NSObject {
  /// Where it is.
  public final let fileURL: URL
  /// What is told of it.
  public final let metadata: [String: Any]?

  init(_ fileURL: URL, _ metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
  }
}
