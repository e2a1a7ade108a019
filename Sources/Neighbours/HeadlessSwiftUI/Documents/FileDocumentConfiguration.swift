/// A document that is open, and is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where its file is.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL, isEditable: Bool) {
    _document = document
    (self.fileURL, self.isEditable) = (fileURL, isEditable)
  }
}

/// A document that is open, and is an object.
@preconcurrency @MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where its file is.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool

  init(document: Document, fileURL: URL, isEditable: Bool) {
    self.document = document
    (self.fileURL, self.isEditable) = (fileURL, isEditable)
  }
}
