public import Foundation

/// The options for adding a file to the library.
public final class PHAssetResourceCreationOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }

  /// The name of the file.
  public var originalFilename: String?
  /// The type of the file.
  public var uniformTypeIdentifier: String?
  /// Whether the file is moved, and not copied.
  public var shouldMoveFile = false
}
