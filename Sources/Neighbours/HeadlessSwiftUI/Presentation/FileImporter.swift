/// The system's screen for choosing documents, which a binding presents.
final class FilePickerScreen: UIDocumentPickerViewController, BoundScreen, UIDocumentPickerDelegate
{
  weak var owner: (any ScreenOwner)?
  /// Takes the documents that the user has chosen; `nil` if the user has cancelled.
  var chosen: (([URL]?) -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { owner?.left(self) }
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { chosen?(urls) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { chosen?(nil) }
}

/// Lets the user choose documents while a binding is true.
nonisolated struct FileImportModifier: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let types: [UTType]
  let allowsSeveral: Bool
  let done: @MainActor ([URL]) -> Void
  let cancelled: @MainActor () -> Void

  @MainActor var wanted: AnyHashable? { isPresented.wrappedValue ? true : nil }

  @MainActor func makeScreen(_ node: _AnyNode) -> (any BoundScreen)? {
    let screen = FilePickerScreen(forOpeningContentTypes: types, asCopy: false)
    screen.allowsMultipleSelection = allowsSeveral
    screen.delegate = screen
    screen.chosen = { urls in if let urls { done(urls) } else { cancelled() } }
    return screen
  }

  @MainActor func takeBack() { isPresented.wrappedValue = false }
}
