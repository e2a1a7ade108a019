import Foundation

/// Tells that a file is another one, or has other contents.
struct FileStamp: Equatable, Sendable {
  private let number: UInt64
  private let size: UInt64
  private let date: Date

  init?(_ url: URL) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      return nil
    }
    number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
    size = (attributes[.size] as? NSNumber)?.uint64Value ?? 0
    date = attributes[.modificationDate] as? Date ?? .distantPast
  }
}
