/// The file of a document that is an object, which says by its undo manager that it has changed.
final class ObjectDocument<Document: ReferenceFileDocument>: HostedDocument {
  /// The document, once it was read.
  private(set) var object: Document?

  override func read(_ configuration: FileDocumentReadConfiguration) throws {
    object = try Document(configuration: configuration)
  }

  override func file(_ type: UTType) throws -> FileWrapper {
    guard let object else { throw CocoaError(.fileReadUnknown) }
    return try Self.file(of: object, type, existing: existing)
  }

  /// Returns the file of a document as it is now.
  static func file(
    of document: Document, _ type: UTType, existing: FileWrapper?
  ) throws -> FileWrapper {
    try document.fileWrapper(
      snapshot: document.snapshot(contentType: type),
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
  }
}
