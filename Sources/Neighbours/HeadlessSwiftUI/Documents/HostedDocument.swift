/// The file of a document that is open.
class HostedDocument: UIDocument {
  /// The file as it was read.
  private(set) final var existing: FileWrapper?

  /// Reads the document.
  func read(_ configuration: FileDocumentReadConfiguration) throws {}

  /// Returns the file of the document as it is now.
  func file(_ type: UTType) throws -> FileWrapper { throw CocoaError(.featureUnsupported) }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    let data = contents as? Data ?? Data()
    let file = contents as? FileWrapper ?? FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileURL.lastPathComponent
    file.filename = fileURL.lastPathComponent
    existing = file
    let type = typeName.flatMap { UTType($0) } ?? .data
    try read(FileDocumentReadConfiguration(contentType: type, file: file))
  }

  override func contents(forType typeName: String) throws -> Any {
    try file(UTType(typeName) ?? .data)
  }
}
