/// A document that is an object.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written of the document: its state at one moment.
  associatedtype Snapshot
  /// What is known when a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known when a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document of a file.
  init(configuration: ReadConfiguration) throws

  /// Returns what is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file of what is to be written.
  func fileWrapper(
    snapshot: Snapshot, configuration: WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
