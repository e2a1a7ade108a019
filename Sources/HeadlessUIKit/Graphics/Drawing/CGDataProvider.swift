public import Foundation

/// The data of an image.
public final class CGDataProvider: Hashable, Sendable {
  /// Creates a provider of data.
  public init?(data: CFData) { self.bytes = data }

  /// Creates a provider of the contents of a file.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a provider of the contents of a file.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// The data.
  public var data: CFData? { bytes }

  /// Returns whether two providers have the same data.
  public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool {
    left === right || left.bytes == right.bytes
  }

  /// Adds the size of the data to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes.count) }

  private let bytes: Data
}
