public import Foundation

// Foundation has this class on Apple's systems, and not on Linux.

/// Coordinates access to files: here only the app uses them, so that access is granted at once.
open class NSFileCoordinator: NSObject {
  /// Creates a coordinator for a presenter of files, which is not asked itself.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }

  /// Calls a closure to read a file; the error stays as it is.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls a closure to write a file; the error stays as it is.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Presenters need not save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Symbolic links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Only the attributes in the file system are read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// It is read for uploading.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Others save first.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// Only the attributes in the file system are changed.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }
}

/// A presenter of a file; it is told nothing, since only the app changes files here.
public protocol NSFilePresenter: NSObjectProtocol {
  /// Where the file is.
  var presentedItemURL: URL? { get }

  /// The queue on which it would be told.
  var presentedItemOperationQueue: OperationQueue { get }
}
