/// The documents of a group, whatever their type.
@MainActor
struct DocumentKind {
  /// The types of files that can be opened.
  let types: [UTType]
  /// Makes the file of a new document, and its type.
  let makeFile: (() throws -> (FileWrapper, UTType))?
  /// Makes a document for a file.
  let makeDocument: (URL, Updates) -> HostedDocument
  /// Makes the views of a document.
  let makeView: (HostedDocument) -> AnyView

  init<Document: FileDocument, Content: View>(
    ofValues new: (() -> Document)?,
    _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    types = Document.readableContentTypes
    let type = Document.writableContentTypes.first ?? .data
    if let new {
      makeFile = {
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        return (try new().fileWrapper(configuration: configuration), type)
      }
    } else {
      makeFile = nil
    }
    makeDocument = { ValueDocument<Document>($0, $1) }
    let isEditable = new != nil
    makeView = { document in
      let value = document as? ValueDocument<Document>
      let configuration = value?.configuration(isEditable: isEditable)
      return AnyView(configuration.map { DocumentEditor(configuration: $0, content: content) })
    }
  }

  init<Document: ReferenceFileDocument, Content: View>(
    ofObjects new: (() -> Document)?,
    _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    types = Document.readableContentTypes
    let type = Document.writableContentTypes.first ?? .data
    if let new {
      makeFile = { (try ObjectDocument.file(of: new(), type, existing: nil), type) }
    } else {
      makeFile = nil
    }
    makeDocument = { url, _ in ObjectDocument<Document>(fileURL: url) }
    let isEditable = new != nil
    makeView = { document in
      let object = (document as? ObjectDocument<Document>)?.object
      return AnyView(
        object.map { object in
          ObjectEditor(
            object: object,
            content: {
              content(
                ReferenceFileDocumentConfiguration(
                  document: object, fileURL: document.fileURL, isEditable: isEditable))
            })
        })
    }
  }
}

/// The views of a document that is a value: what they read of it evaluates them when it changes.
private struct DocumentEditor<Configuration, Content: View>: View {
  let configuration: Configuration
  let content: (Configuration) -> Content

  var body: some View { content(configuration) }
}

/// The views of a document that is an object.
private struct ObjectEditor<Object: ObservableObject, Content: View>: View {
  @ObservedObject var object: Object
  let content: () -> Content

  var body: some View { content() }
}
