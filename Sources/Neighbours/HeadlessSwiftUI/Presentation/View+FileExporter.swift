extension View {
  /// Lets the user choose a place for a document while a binding is true.
  @preconcurrency
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExportModifier(
        isPresented: isPresented, documents: document.map { [$0] } ?? [], type: contentType,
        name: defaultFilename,
        done: { result in
          switch result {
          case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
          case .failure(let error): onCompletion(.failure(error))
          }
        }))
  }

  /// Lets the user choose a place for documents while a binding is true.
  @preconcurrency
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(
      FileExportModifier(
        isPresented: isPresented, documents: Array(documents), type: contentType, name: nil,
        done: onCompletion))
  }
}
