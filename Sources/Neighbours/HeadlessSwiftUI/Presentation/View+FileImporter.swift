extension View {
  /// Lets the user choose a document while a binding is true.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImportModifier(
        isPresented: isPresented, types: allowedContentTypes, allowsSeveral: false,
        done: { urls in if let url = urls.first { onCompletion(.success(url)) } }, cancelled: {}))
  }

  /// Lets the user choose documents while a binding is true.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileImportModifier(
        isPresented: isPresented, types: allowedContentTypes,
        allowsSeveral: allowsMultipleSelection, done: { onCompletion(.success($0)) },
        cancelled: {}))
  }

  /// Lets the user choose documents while a binding is true, or cancel.
  @preconcurrency
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      FileImportModifier(
        isPresented: isPresented, types: allowedContentTypes,
        allowsSeveral: allowsMultipleSelection, done: { onCompletion(.success($0)) },
        cancelled: onCancellation))
  }
}
