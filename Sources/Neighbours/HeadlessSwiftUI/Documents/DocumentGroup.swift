/// A scene in which the user chooses documents, and opens them.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// There is no body.
  public typealias Body = Never

  let kind: DocumentKind

  private init(_ kind: DocumentKind) { self.kind = kind }

  public static func _makeSceneNode(
    _ scene: Self, _ context: _Context
  ) -> _SceneNode<Self> {
    DocumentGroupNode(scene, context)
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a group of documents that can be edited, and new ones.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(DocumentKind(ofValues: newDocument, editor)) }

  /// Creates a group of documents that can be looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(DocumentKind(ofValues: nil, viewer)) }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group of documents that can be edited, and new ones.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(DocumentKind(ofObjects: newDocument, editor)) }

  /// Creates a group of documents that can be looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(DocumentKind(ofObjects: nil, viewer)) }
}
