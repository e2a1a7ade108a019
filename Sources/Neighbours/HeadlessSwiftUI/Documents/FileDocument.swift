/// A document that is a value.
public protocol FileDocument {
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

  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known when a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known when a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that there was before.
  public let existingFile: FileWrapper?
}
