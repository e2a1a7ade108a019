public import Foundation

/// A file that the user works on: it opens, keeps track of changes, and saves them by itself.
///
/// Files are real ones. What UIKit reads and writes on another queue happens on later turns of the main
/// loop, in the order in which it was asked for.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  // MARK: Initializing a document object

  /// Creates a document for a file, which is neither read nor written yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: Accessing document attributes

  /// Where the file is.
  open private(set) var fileURL: URL

  /// The name of the file, as a user reads it.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The identifier of the file's type.
  open var fileType: String? { typeIdentifier(of: fileURL) }

  /// When the file was changed, as far as the document knows.
  open var fileModificationDate: Date?

  /// The state of the document.
  open private(set) var documentState: State = .closed

  // MARK: Writing document data

  /// Closes the document, after saving its changes.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else {
      return onLaterTurn { [self] in
        endClosed()
        completionHandler?(true)
      }
    }
    lockEditing()
    save(to: fileURL, for: .forOverwriting) { [self] success in
      if success { endClosed() } else { unlockEditing() }
      completionHandler?(success)
    }
  }

  /// Returns the contents to save, a `Data` or a `FileWrapper`; a subclass has to override it.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported)
  }

  /// Saves the document.
  ///
  /// The contents are taken now; they are written on a later turn.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let contents: Any
    do {
      contents = try self.contents(forType: savingFileType ?? UTType.data.identifier)
    } catch {
      return onLaterTurn { [self] in
        fail(error, to: .savingError)
        completionHandler?(false)
      }
    }
    let token = changeCountToken(for: saveOperation)
    performAsynchronousFileAccess { [self] in
      let result = Result {
        try writeContents(
          contents, andAttributes: fileAttributesToWrite(to: url, for: saveOperation),
          safelyTo: url, for: saveOperation)
      }
      onLaterTurn { [self] in
        let success = ended(result, failing: .savingError)
        if success { saved(to: url, saveOperation, token) }
        completionHandler?(success)
      }
    }
  }

  /// Writes contents beside the file first, so that it is never half written.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    let files = FileManager.default
    let folder = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: folder) }
    let aside = folder.appendingPathComponent(url.lastPathComponent)
    let original = saveOperation == .forOverwriting ? fileURL : nil
    try writeContents(contents, to: aside, for: saveOperation, originalContentsURL: original)
    let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
      (key.base as? FileAttributeKey).map { ($0, value) }
    }
    if !attributes.isEmpty {
      try files.setAttributes(Dictionary(attributes) { $1 }, ofItemAtPath: aside.path)
    }
    let old = folder.appendingPathComponent("\(url.lastPathComponent).old")
    try? files.moveItem(at: url, to: old)
    do {
      try files.moveItem(at: aside, to: url)
    } catch {
      try? files.moveItem(at: old, to: url)
      throw error
    }
  }

  /// Writes contents, a `Data` or a `FileWrapper`, to a file.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url)
    case let data as NSData: try data.write(to: url)
    case let wrapper as FileWrapper: try wrapper.write(to: url, originalContentsURL: nil)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  /// The type that is saved.
  open var savingFileType: String? { fileType }

  /// Returns the extension of the file's name for a type.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  /// Returns the attributes that the file is to get.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  // MARK: Reading document data

  /// Opens the document: reads the file, on a later turn, and takes over what stands there.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    startReading(fileURL, by: "open(completionHandler:)") { [self] success in
      if success { begin() }
      completionHandler?(success)
    }
  }

  /// Loads contents that were read, a `Data` or a `FileWrapper`; a subclass has to override it.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Reads a file, and lets the document take over its contents.
  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any =
      isThere && isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: typeIdentifier(of: url))
  }

  // MARK: Accessing document files asynchronously

  /// Does something with the file, in the order in which it is asked for.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    UIApplication.shared.mainLoop.enqueue("UIDocument uses its file") { block() }
  }

  // MARK: Reverting a document

  /// Discards the changes, and loads the contents of a file.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let call = "revert(toContentsOf:completionHandler:)"
    let began = startReading(url, by: call) { [self] success in
      unlockEditing()
      if success { updateChangeCount(.cleared) }
      completionHandler?(success)
    }
    if began { lockEditing() }
  }

  // MARK: Disabling and enabling editing

  /// Called when the user must not edit, as while the document is reverted.
  open func disableEditing() {}

  /// Called when the user may edit again.
  open func enableEditing() {}

  // MARK: Tracking changes and autosaving

  /// Whether something has changed since the document was read or saved.
  open var hasUnsavedChanges: Bool { changeCount != 0 }

  /// Says that something has changed, or was undone.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changeCount += 1
    case .undone: changeCount -= 1
    case .cleared: changeCount = 0
    }
    if hasUnsavedChanges { autosaveLater() }
  }

  /// The undo manager of the document; each group counts as a change.
  open var undoManager: UndoManager! {
    get {
      if storedUndoManager == nil { follow(UndoManager()) }
      return storedUndoManager
    }
    set { follow(newValue) }
  }

  /// Returns what tells a save how much had changed when it began.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }

  /// Leaves out what had changed when a save began.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) {
    changeCount -= changeCountToken as? Int ?? changeCount
  }

  /// Saves the document, if something has changed; called now and then, and in the background.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      return onLaterTurn { completionHandler?(true) }
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  // MARK: Resolving conflicts and handling errors

  /// Called when the document could not be read, saved or reverted.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// Called when what could not be done has been dealt with.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when the user can no longer be asked about an error, which the model never does.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }

  // MARK: Storage

  private final var changeCount = 0
  private final var storedUndoManager: UndoManager?
  private final var isReading = false
  private final var autosaveTimer: MainLoop.TimedTurn?

  // MARK: The model

  /// How long after a change a document saves itself.
  package static let autosaveDelay: Duration = .seconds(15)

  private final func onLaterTurn(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.mainLoop.enqueue("UIDocument has used its file", work)
  }

  private final func typeIdentifier(of url: URL) -> String? {
    guard !url.pathExtension.isEmpty else { return nil }
    return UIApplication.shared.appState.info.declaredType(ofExtension: url.pathExtension)
      ?? UTType(filenameExtension: url.pathExtension)?.identifier
  }

  /// Reads a file on a later turn, unless one is being read; returns whether it will.
  @discardableResult
  private final func startReading(
    _ url: URL, by call: String, _ done: @escaping (Bool) -> Void
  ) -> Bool {
    guard !isReading else {
      ModelException.internalInconsistency.raise(
        "attempt to open or a revert document that already has an open or revert operation in "
          + "flight: \(objectName(self))", by: "UIDocument.\(call)")
      return false
    }
    isReading = true
    performAsynchronousFileAccess { [self] in
      let result = Result { try read(from: url) }
      onLaterTurn { [self] in
        isReading = false
        if case .success = result { fileModificationDate = date(of: url) }
        done(ended(result, failing: []))
      }
    }
    return true
  }

  private final func date(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }

  /// Returns whether an operation succeeded, and reports its error otherwise.
  private final func ended(_ result: Result<Void, any Error>, failing state: State) -> Bool {
    guard case .failure(let error) = result else { return true }
    fail(error, to: state)
    return false
  }

  private final func fail(_ error: any Error, to state: State) {
    enter(documentState.union(state))
    let isInFront = UIApplication.shared.applicationState != .background
    handleError(error, userInteractionPermitted: isInFront)
  }

  private final func saved(to url: URL, _ operation: SaveOperation, _ token: Any) {
    fileURL = url
    fileModificationDate = date(of: url)
    updateChangeCount(withToken: token, for: operation)
    enter(documentState.subtracting(.savingError))
    if operation == .forCreating { begin() }
  }

  private final func begin() {
    forget()
    UIApplication.shared.appState.documents.append(Weak(self))
    enter(documentState.subtracting(.closed))
    if hasUnsavedChanges { autosaveLater() }
  }

  private final func endClosed() {
    forget()
    enter(.closed)
  }

  private final func forget() {
    UIApplication.shared.appState.documents.removeAll { $0.object == nil || $0.object === self }
  }

  private final func lockEditing() {
    enter(documentState.union(.editingDisabled))
    disableEditing()
  }

  private final func unlockEditing() {
    enter(documentState.subtracting(.editingDisabled))
    enableEditing()
  }

  private final func enter(_ state: State) {
    guard state != documentState else { return }
    documentState = state
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  private final func follow(_ manager: UndoManager?) {
    storedUndoManager?.document = nil
    storedUndoManager = manager
    manager?.document = Weak(self)
  }

  private final func autosaveLater() {
    guard autosaveTimer == nil, !documentState.contains(.closed) else { return }
    autosaveTimer = UIApplication.shared.mainLoop.enqueue(
      "UIDocument saves itself", after: Self.autosaveDelay
    ) { [weak self] in self?.autosaveNow() }
  }

  final func autosaveNow() {
    if let autosaveTimer { UIApplication.shared.mainLoop.cancel(autosaveTimer) }
    autosaveTimer = nil
    guard hasUnsavedChanges, documentState.isDisjoint(with: [.closed, .editingDisabled]) else {
      return
    }
    autosave { [weak self] success in
      if let self, !success || hasUnsavedChanges { autosaveLater() }
    }
  }
}

extension UIDocument {
  /// Opens the document; returns whether that succeeded.
  @discardableResult
  public final func open() async -> Bool {
    await MainTurn.answer(orWithout: false) { open(completionHandler: $0) }
  }

  /// Closes the document; returns whether its changes were saved.
  @discardableResult
  public final func close() async -> Bool {
    await MainTurn.answer(orWithout: false) { close(completionHandler: $0) }
  }

  /// Saves the document; returns whether that succeeded.
  @discardableResult
  public final func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await MainTurn.answer(orWithout: false) {
      save(to: url, for: saveOperation, completionHandler: $0)
    }
  }

  /// Saves the document if it has changed; returns whether that succeeded.
  @discardableResult
  public final func autosave() async -> Bool {
    await MainTurn.answer(orWithout: false) { autosave(completionHandler: $0) }
  }

  /// Loads the contents of a file; returns whether that succeeded.
  @discardableResult
  public final func revert(toContentsOf url: URL) async -> Bool {
    await MainTurn.answer(orWithout: false) { revert(toContentsOf: url, completionHandler: $0) }
  }
}
