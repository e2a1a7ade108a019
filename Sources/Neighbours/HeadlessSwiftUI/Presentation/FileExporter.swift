/// Lets the user choose a place for a document while a binding is true.
nonisolated struct FileExportModifier<Document: FileDocument>: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let documents: [Document]
  let type: UTType
  let name: String?
  let done: @MainActor (Result<[URL], any Error>) -> Void

  @MainActor var wanted: AnyHashable? {
    isPresented.wrappedValue && !documents.isEmpty ? true : nil
  }

  @MainActor func makeScreen(_ node: _AnyNode) -> (any BoundScreen)? {
    do {
      let screen = FilePickerScreen(forExporting: try documents.map(write), asCopy: true)
      screen.delegate = screen
      screen.chosen = { urls in if let urls { done(.success(urls)) } }
      return screen
    } catch {
      let done = done
      let binding = isPresented
      node.updates.later {
        binding.wrappedValue = false
        done(.failure(error))
      }
      return nil
    }
  }

  /// Writes a document into a folder of its own, from where it goes to the place.
  @MainActor private func write(_ document: Document) throws -> URL {
    let file = try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var place = folder.appending(path: name ?? file.preferredFilename ?? "Untitled")
    if place.pathExtension.isEmpty, let suffix = type.preferredFilenameExtension {
      place.appendPathExtension(suffix)
    }
    try file.write(to: place, options: [], originalContentsURL: nil)
    return place
  }

  @MainActor func takeBack() { isPresented.wrappedValue = false }
}
