public import Foundation

/// The system's screen for choosing among an app's documents, and for new ones.
///
/// It has a list of the app's Documents folder, with a row for a new document above, and a bar with
/// the app's buttons and one for selecting. Files are real ones; they are imported and renamed on
/// later turns of the main loop.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  // MARK: Creating a document browser

  /// Creates a browser for documents of some types; without them, for the types in the Info.plist.
  public init(forOpening contentTypes: [UTType]?) {
    contentTypesForRecentDocuments = contentTypes ?? Self.typesOfApp
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser for documents of the types with some identifiers.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    contentTypesForRecentDocuments =
      allowedContentTypes?.compactMap { UTType($0) } ?? Self.typesOfApp
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser from an archive, for documents of the types in the Info.plist.
  public required init?(coder: NSCoder) {
    contentTypesForRecentDocuments = Self.typesOfApp
    super.init(coder: coder)
  }

  // MARK: Configuring the browser

  /// The delegate, which is told the user's choice; it is not kept alive.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

  /// Whether the user can have new documents.
  open var allowsDocumentCreation = true { didSet { list.reload() } }

  /// Whether the user can choose several documents.
  open var allowsPickingMultipleItems = false { didSet { list.reload() } }

  /// The identifiers of the types that the user can choose.
  open var allowedContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }

  /// The types that the user can choose.
  public final let contentTypesForRecentDocuments: [UTType]

  /// Whether names show what kind of file it is.
  open var shouldShowFileExtensions = false { didSet { list.reload() } }

  /// How the browser looks, which is kept.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white

  /// The title of the row for a new document.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { list.reload() } }

  /// How wide the picture of a new document is to how tall, which is kept.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0

  /// The app's buttons at the beginning of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { list.reload() }
  }

  /// The app's buttons at the end of the bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { list.reload() }
  }

  /// The app's actions for documents.
  open var customActions: [UIDocumentBrowserAction] = [] { didSet { list.reload() } }

  // MARK: Working with documents

  /// Shows a document in the list, after it was imported where that is needed and wanted.
  ///
  /// The completion gets the document if it might be imported, and an error if it does not exist.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    onLaterTurn { [self] in
      do {
        guard FileManager.default.fileExists(atPath: url.path) else {
          throw UIDocumentBrowserError(.generic)
        }
        let isImported = importIfNeeded && !folder.contains(url)
        let document = isImported ? try folder.take(url, moving: false) : url
        list.reload()
        list.reveal(document)
        completion?(importIfNeeded ? document : nil, nil)
      } catch {
        completion?(nil, UIDocumentBrowserError(.generic))
      }
    }
  }

  /// Imports a document into the folder of another one.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    take(documentURL, nextTo: neighbourURL, importMode, completion)
  }

  /// Gives a document another name; that gets a number if it is taken, and leads to no other folder.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    onLaterTurn { [self] in
      end(Result { try DocumentFolder.rename(documentURL, to: proposedName) }, completionHandler)
    }
  }

  /// Returns the animation by which a document comes out of the browser.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }

  // MARK: Managing the view

  /// Makes the bar and the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    list.fill(self)
  }

  /// Lists the documents as they are now.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.reload()
  }

  // MARK: The model

  /// The folder whose documents are listed.
  package final var folder = DocumentFolder.ofApp
  private final let list = DocumentList()

  /// The documents among some whose types cannot be chosen.
  package final func notOffered(among documents: [URL]) -> [URL] {
    documents.filter { !UTType.isOffered($0, among: contentTypesForRecentDocuments) }
  }

  /// Chooses documents as a user does.
  package final func userPick(_ documents: [URL]) {
    delegate?.documentBrowser(self, didPickDocumentsAt: documents)
  }

  /// Asks for a new document as a user does; the app's document is imported.
  package final func userCreate() {
    var isAnswered = false
    delegate?.documentBrowser(self) { [weak self] document, mode in
      guard let self, let document, !isAnswered else { return }
      isAnswered = true
      take(document, nextTo: nil, mode) { [weak self] imported, error in
        guard let self else { return }
        if let imported {
          delegate?.documentBrowser(
            self, didImportDocumentAt: document, toDestinationURL: imported)
        } else if let error {
          delegate?.documentBrowser(self, failedToImportDocumentAt: document, error: error)
        }
      }
    }
  }

  /// Offers documents to other apps as a user does.
  final func userShare(_ documents: [URL]) {
    let activities = delegate?.documentBrowser(
      self, applicationActivitiesForDocumentURLs: documents)
    let sheet = UIActivityViewController(
      activityItems: documents, applicationActivities: activities)
    sheet.popoverPresentationController?.sourceView = view
    delegate?.documentBrowser(self, willPresent: sheet)
    present(sheet, animated: true)
  }

  private final func take(
    _ document: URL, nextTo neighbour: URL?, _ mode: ImportMode,
    _ completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    onLaterTurn { [self] in
      guard mode != .none else { return completion(nil, nil) }
      let result = Result {
        let place = try neighbour.map(DocumentFolder.init(around:)) ?? folder
        return try place.take(document, moving: mode == .move)
      }
      end(result, completion)
    }
  }

  /// Tells how something with a document has ended.
  private final func end(
    _ result: Result<URL, any Error>, _ completion: (URL?, (any Error)?) -> Void
  ) {
    list.reload()
    switch result {
    case .success(let document): completion(document, nil)
    case .failure: completion(nil, UIDocumentBrowserError(.generic))
    }
  }

  private final func onLaterTurn(_ work: @escaping @MainActor () -> Void) {
    hostApplication.mainLoop.enqueue("UIDocumentBrowserViewController", work)
  }

  /// The types of documents that the Info.plist names.
  private static var typesOfApp: [UTType] {
    let kinds = UIApplication.shared.infoDictionary["CFBundleDocumentTypes"] as? [[String: Any]]
    return (kinds ?? []).flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
      .compactMap { UTType($0) }
  }
}

extension UIDocumentBrowserViewController {
  /// Shows a document in the list, after it was imported where that is needed.
  @discardableResult
  public final func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
    try await answer { completion in
      revealDocument(at: url, importIfNeeded: importIfNeeded) { completion($0 ?? url, $1) }
    }
  }

  /// Imports a document into the folder of another one; returns its new place.
  public final func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode
  ) async throws -> URL {
    try await answer {
      importDocument(
        at: documentURL, nextToDocumentAt: neighbourURL, mode: importMode, completionHandler: $0)
    }
  }

  /// Gives a document another name; returns its new place.
  public final func renameDocument(
    at documentURL: URL, proposedName: String
  ) async throws -> URL {
    try await answer {
      renameDocument(at: documentURL, proposedName: proposedName, completionHandler: $0)
    }
  }

  private final func answer(
    _ ask: (@escaping (URL?, (any Error)?) -> Void) -> Void
  ) async throws -> URL {
    let nothing = Result<URL, any Error>.failure(UIDocumentBrowserError(.generic))
    return try await MainTurn.answer(orWithout: nothing) { answer in
      ask { document, error in
        answer(error.map { .failure($0) } ?? document.map { .success($0) } ?? nothing)
      }
    }.get()
  }
}
