public import Foundation

/// The system's screen for choosing documents, or a place for them.
///
/// It shows nothing here: a test decides about the user's choice.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  // MARK: Creating a document picker

  /// Creates a picker for documents of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.contentTypes = contentTypes
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for documents of some types, which stay where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker for a place for documents.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for a place to which documents are moved.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a picker for documents of the types with some identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    contentTypes = allowedUTIs.compactMap { UTType($0) }
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for a place for a document.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a picker for a place for documents.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }

  // MARK: Configuring the document picker

  /// The delegate, which is told the user's choice; it is not kept alive.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether the user can choose several documents.
  open var allowsMultipleSelection = false

  /// Whether names show what kind of file it is.
  open var shouldShowFileExtensions = false

  /// The folder that the picker opens with.
  open var directoryURL: URL?

  /// How the documents are handled.
  public private(set) final var documentPickerMode: UIDocumentPickerMode

  // MARK: Storage

  private final var contentTypes: [UTType] = []
  /// The documents for which the user chooses a place.
  private final var exported: [URL] = []

  // MARK: The model

  override func userDidDismiss() { delegate?.documentPickerWasCancelled(self) }

  /// The documents among some whose types cannot be chosen.
  package final func notOffered(among documents: [URL]) -> [URL] {
    documents.filter { !UTType.isOffered($0, among: contentTypes) }
  }

  /// Chooses documents as a user does: the picker goes, and the delegate is told (behaviour 665).
  package final func userPick(_ documents: [URL]) {
    endAsUser { [self] in
      delegate?.documentPicker(self, didPickDocumentsAt: delivered(documents))
    }
  }

  /// Taps the button that cancels.
  package final func userCancel() {
    endAsUser { [self] in delegate?.documentPickerWasCancelled(self) }
  }

  /// Copies or moves existing files; returns their new places.
  private final func delivered(_ chosen: [URL]) -> [URL] {
    switch documentPickerMode {
    case .open: return chosen
    case .import:
      return chosen.map { document in
        let isThere = FileManager.default.fileExists(atPath: document.path)
        return isThere ? deliver(document, to: Self.makeInbox()) : document
      }
    case .exportToService, .moveToService:
      // One folder may be meant for several documents.
      guard let last = chosen.last, !exported.isEmpty else { return chosen }
      return exported.enumerated().map { index, document in
        deliver(document, to: index < chosen.count ? chosen[index] : last)
      }
    }
  }

  /// Makes a folder of the app's own for a copy, as on a device.
  private static func makeInbox() -> URL {
    let files = FileManager.default
    let inbox = files.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-Inbox")
    try? files.createDirectory(at: inbox, withIntermediateDirectories: true)
    return inbox
  }

  /// Copies or moves an existing file to a place, or into a folder; returns its new place.
  ///
  /// An existing document stays as it is.
  private final func deliver(_ document: URL, to place: URL) -> URL {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    let target = isFolder.boolValue ? DocumentFolder(url: place).place(for: document) : place
    let isMoved = documentPickerMode == .moveToService
    return (try? DocumentFolder.bring(document, to: target, moving: isMoved)) ?? target
  }
}

/// How a document picker handles the documents.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// They are copied into the app.
  case `import` = 0
  /// They are opened where they are.
  case open = 1
  /// They are copied out of the app.
  case exportToService = 2
  /// They are moved out of the app.
  case moveToService = 3
}

/// The methods by which a document picker reports the user's choice.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has chosen documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called when the user has chosen a document, where the method for several is missing.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)

  /// Called when the user has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Tells of the first document alone.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
