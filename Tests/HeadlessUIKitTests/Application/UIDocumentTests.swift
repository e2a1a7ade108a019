import FailureReporting
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The events since the last look.
@MainActor
private final class Calls {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A document that logs its calls.
private final class Note: UIDocument {
  let trace: Calls
  var text = ""
  var isWritable = true

  init(_ url: URL, _ trace: Calls) {
    self.trace = trace
    super.init(fileURL: url)
  }

  override func contents(forType typeName: String) throws -> Any {
    trace.add("contents \(typeName)")
    guard isWritable else { throw CocoaError(.fileWriteNoPermission) }
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    trace.add("load \(typeName ?? "nil")")
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    trace.add("error \((error as? CocoaError)?.code.rawValue ?? 0) \(userInteractionPermitted)")
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }

  override func finishedHandlingError(_ error: any Error, recovered: Bool) {
    trace.add("finished \(recovered)")
  }

  override func disableEditing() { trace.add("disable") }
  override func enableEditing() { trace.add("enable") }
}

/// A document of several files.
private final class Album: UIDocument {
  var pages: [String: String] = [:]

  override func contents(forType typeName: String) throws -> Any {
    FileWrapper(
      directoryWithFileWrappers: pages.mapValues {
        FileWrapper(regularFileWithContents: Data($0.utf8))
      })
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    let wrappers = (contents as? FileWrapper)?.fileWrappers ?? [:]
    pages = wrappers.mapValues { wrapper in
      String(decoding: wrapper.regularFileContents ?? Data(), as: UTF8.self)
    }
  }
}

@MainActor
@Suite("Documents", .ownApplication)
struct UIDocumentTests {
  private let application = UIApplication.shared
  private let trace = Calls()
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "fleet-\(UUID().uuidString)")
  private let note: Note
  private let states: any NSObjectProtocol

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    note = Note(folder.appending(path: "Wren.txt"), trace)
    let trace = trace
    states = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { posted in
      let document = posted.object as? UIDocument
      MainActor.assumeIsolated {
        trace.add("state \(document?.documentState.rawValue ?? 99)")
      }
    }
  }

  private func settle() { application.mainLoop.settle() }

  private func finish() -> [String] {
    settle()
    return trace.take()
  }

  private func onDisk() throws -> String { try String(contentsOf: note.fileURL, encoding: .utf8) }

  private func remove() throws {
    NotificationCenter.default.removeObserver(states)
    try FileManager.default.removeItem(at: folder)
  }

  private func create(_ text: String) {
    note.text = text
    note.save(to: note.fileURL, for: .forCreating)
    settle()
    _ = trace.take()
  }

  @Test func `a new document is saved on later turns, and is open then`() throws {
    note.text = "Wren"
    note.save(to: note.fileURL, for: .forCreating) { trace.add("saved \($0)") }

    #expect(note.documentState == .closed)
    #expect(trace.take() == ["contents public.plain-text"])
    #expect(finish() == ["state 0", "saved true"])
    #expect(try onDisk() == "Wren")
    #expect(note.localizedName == "Wren" && note.fileModificationDate != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Wren.txt"])
    try remove()
  }

  @Test func `opening reads the file on a later turn, and tells of the state before the end`()
    throws
  {
    try Data("Robin".utf8).write(to: note.fileURL)
    note.open { trace.add("opened \($0)") }

    #expect(trace.take().isEmpty)
    #expect(finish() == ["load public.plain-text", "state 0", "opened true"])
    #expect(note.text == "Robin" && !note.hasUnsavedChanges)
    try remove()
  }

  @Test func `a file that is not there is an error, and the document stays closed`() throws {
    note.open { trace.add("opened \($0)") }

    #expect(finish() == ["error 260 true", "finished false", "opened false"])
    #expect(note.documentState == .closed)
    try remove()
  }

  @Test func `a document that is being read cannot be opened again`() throws {
    let raised = failures {
      note.open()
      note.open()
    }

    #expect(
      raised.reasons == [
        "attempt to open or a revert document that already has an open or revert operation in "
          + "flight: <Note \"Wren\">"
      ])
    try remove()
  }

  @Test func `closing saves what has changed while nobody may edit`() throws {
    create("Wren")
    note.text = "Robin"
    note.updateChangeCount(.done)
    note.close { trace.add("closed \($0)") }

    #expect(
      finish() == [
        "state 8", "disable", "contents public.plain-text", "state 1", "closed true",
      ])
    #expect(try onDisk() == "Robin" && !note.hasUnsavedChanges)
    note.close { trace.add("closed \($0)") }
    #expect(finish() == ["closed true"])
    try remove()
  }

  @Test func `what cannot be saved is an error, a state, and stays open`() throws {
    create("Wren")
    note.isWritable = false
    note.updateChangeCount(.done)
    note.close { trace.add("closed \($0)") }

    #expect(
      finish() == [
        "state 8", "disable", "contents public.plain-text", "state 12", "error 513 true",
        "finished false", "state 4", "enable", "closed false",
      ])
    note.isWritable = true
    note.autosave { trace.add("autosaved \($0)") }
    #expect(finish() == ["contents public.plain-text", "state 0", "autosaved true"])
    try remove()
  }

  @Test func `a folder that is not there is an error of the writing`() throws {
    note.save(to: folder.appending(path: "none/Wren.txt"), for: .forCreating) {
      trace.add("saved \($0)")
    }

    #expect(finish().suffix(2) == ["finished false", "saved false"])
    #expect(note.documentState == [.closed, .savingError])
    try remove()
  }

  @Test func `reverting gives up what has changed`() throws {
    create("Wren")
    note.text = "Robin"
    note.updateChangeCount(.done)
    note.revert(toContentsOf: note.fileURL) { trace.add("reverted \($0)") }

    #expect(
      finish() == [
        "state 8", "disable", "load public.plain-text", "state 0", "enable", "reverted true",
      ])
    #expect(note.text == "Wren" && !note.hasUnsavedChanges)
    try remove()
  }

  @Test func `what is done and undone by the undo manager counts`() throws {
    create("Wren")
    note.undoManager.registerUndo(withTarget: note) { $0.text = "Wren" }
    #expect(!note.hasUnsavedChanges)
    settle()

    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(!note.hasUnsavedChanges)
    note.undoManager = UndoManager()
    note.undoManager.registerUndo(withTarget: note) { _ in }
    settle()
    #expect(note.hasUnsavedChanges)
    try remove()
  }

  @Test func `what changes while a save is on its way is not saved by it`() throws {
    create("Wren")
    note.updateChangeCount(.done)
    note.save(to: note.fileURL, for: .forOverwriting)
    note.updateChangeCount(.done)
    settle()

    #expect(note.hasUnsavedChanges)
    try remove()
  }

  @Test func `a document of several files is a folder`() throws {
    let album = Album(fileURL: folder.appending(path: "Birds.album"))
    album.pages = ["one": "Wren", "two": "Robin"]
    album.save(to: album.fileURL, for: .forCreating)
    settle()
    album.pages = ["one": "Wren"]
    album.save(to: album.fileURL, for: .forOverwriting)
    settle()
    let read = Album(fileURL: album.fileURL)
    read.open()
    settle()

    #expect(read.pages == ["one": "Wren"])
    try remove()
  }

  @Test func `the type of a file is the one that the app declares`() throws {
    application.appState.info = AppInfo(
      [
        "UTExportedTypeDeclarations": [
          [
            "UTTypeIdentifier": "com.example.note",
            "UTTypeTagSpecification": ["public.filename-extension": ["note"]],
          ]
        ]
      ], module: "", bundle: nil)
    let types = ["Wren.note", "Wren.png", "Wren"].map { name in
      UIDocument(fileURL: folder.appending(path: name)).fileType
    }

    #expect(types == ["com.example.note", "public.png", nil])
    try remove()
  }

  @Test func `who awaits gets the answer`() async throws {
    note.text = "Wren"

    #expect(await note.save(to: note.fileURL, for: .forCreating))
    note.updateChangeCount(.done)
    #expect(await note.autosave())
    #expect(await note.revert(toContentsOf: note.fileURL))
    #expect(await note.close())
    #expect(await note.open())
    try remove()
  }

  @Test func `who awaits goes on where the application ends before`() async throws {
    create("Wren")
    let note = note
    let scope = ApplicationScope()
    // At once, so that no turn comes before the end: the file is there, and would be read.
    let success = ApplicationScope.$current.withValue(scope) {
      Task.immediate { await note.open() }
    }
    scope.close()
    #expect(await success.value == false)
    try remove()
  }
}
