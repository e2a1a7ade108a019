/// The screen in which the user chooses a document of a group.
final class DocumentBrowser: UIDocumentBrowserViewController,
  UIDocumentBrowserViewControllerDelegate
{
  private let kind: DocumentKind
  private let show: (HostedDocument) -> UIViewController
  private let updates: Updates

  init(
    _ kind: DocumentKind, _ updates: Updates,
    show: @escaping (HostedDocument) -> UIViewController
  ) {
    (self.kind, self.updates, self.show) = (kind, updates, show)
    super.init(forOpening: kind.types)
    allowsDocumentCreation = kind.makeFile != nil
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, ImportMode) -> Void
  ) {
    do {
      guard let (file, type) = try kind.makeFile?() else { return importHandler(nil, .none) }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var place = folder.appending(path: "Untitled")
      if let suffix = type.preferredFilenameExtension { place.appendPathExtension(suffix) }
      try file.write(to: place, options: [], originalContentsURL: nil)
      importHandler(place, .move)
    } catch {
      importHandler(nil, .none)
    }
  }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { open(destinationURL) }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentURLs.first.map(open) }

  private func open(_ url: URL) {
    let document = kind.makeDocument(url, updates)
    document.open { [weak self] success in
      guard let self else { return }
      if success {
        present(DocumentScreen(document, show(document)), animated: true)
      } else {
        let alert = UIAlertController(
          title: "The document “\(document.localizedName)” could not be opened.", message: nil,
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
    }
  }
}
