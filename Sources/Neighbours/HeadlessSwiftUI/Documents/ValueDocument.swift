/// The file of a document that is a value.
final class ValueDocument<Document: FileDocument>: HostedDocument {
  private let place: StateLocation<Document?>
  private let scope: ApplicationScope?

  init(_ url: URL, _ updates: Updates) {
    place = StateLocation(nil, updates)
    scope = updates.scope
    super.init(fileURL: url)
  }

  override func read(_ configuration: FileDocumentReadConfiguration) throws {
    place.set(try Document(configuration: configuration), Transaction())
  }

  override func file(_ type: UTType) throws -> FileWrapper {
    guard let document = place.get() else { throw CocoaError(.fileReadUnknown) }
    return try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
  }

  /// What views are given of the document, once it was read.
  func configuration(isEditable: Bool) -> FileDocumentConfiguration<Document>? {
    guard let first = place.get() else { return nil }
    let (place, scope) = (place, scope)
    let document = Binding<Document> {
      place.get() ?? first
    } set: { [weak self] value, transaction in
      guard isEditable else { return }
      place.set(value, transaction)
      MainUpdate.run(in: scope) { self?.updateChangeCount(.done) }
    }
    return FileDocumentConfiguration(
      document: document, fileURL: fileURL, isEditable: isEditable)
  }
}
