import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

private typealias ObservedObject = HeadlessSwiftUI.ObservedObject

/// Apps of documents: the browser, new documents, and what becomes of open ones.
@MainActor
@Suite("Documents of SwiftUI", .freshApplication)
struct DocumentTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, !data.isEmpty else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note("new")) { file in
        VStack {
          Text("says \(file.document.text)")
          Button("Write") { file.document.text += " and more" }
          Text(file.fileURL?.lastPathComponent ?? "nowhere")
          Text(file.isEditable ? "editable" : "fixed")
        }
      }
    }
  }

  private final class Plan: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var steps: [String]

    init() { steps = ["begin"] }

    init(configuration: ReadConfiguration) throws {
      let data = configuration.file.regularFileContents ?? Data()
      steps = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func snapshot(contentType: UTType) throws -> [String] { steps }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: "\n").utf8))
    }

    @MainActor func add(_ step: String, _ undo: UndoManager?) {
      steps.append(step)
      undo?.registerUndo(withTarget: self) { $0.steps.removeLast() }
    }
  }

  private struct PlanView: View {
    @ObservedObject var plan: Plan
    @Environment(\.undoManager) private var undo

    var body: some View {
      Text(plan.steps.joined(separator: ", "))
      Button("Add") { plan.add("end", undo) }
    }
  }

  private struct Plans: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Plan() }) { PlanView(plan: $0.document) }
    }
  }

  private struct Reader: App {
    var body: some Scene { DocumentGroup(viewing: Note.self) { Text("reads \($0.document.text)") } }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func launch<A: App>(_ app: A.Type) throws -> UIDocumentBrowserViewController {
    launchApp(app)
    Fleet.settle()
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let browser = try #require(
      scenes.first?.windows.first?.rootViewController as? UIDocumentBrowserViewController)
    browser.folder = DocumentFolder(url: folder)
    return browser
  }

  private func write(_ text: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("list.txt")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func `behaviours 1200 and 1201: a new document is made, opened, changed and saved`() throws
  {
    let browser = try launch(Notes.self)
    #expect(Fleet.screen.staticTexts["Create Document"].exists)
    browser.createDocument()
    Fleet.settle()
    #expect(texts.contains("says new"))
    #expect(texts.contains("Untitled.txt"))
    #expect(texts.contains("editable"))
    #expect(Fleet.screen.navigationBars["Untitled"].exists)
    tap("Write")
    #expect(texts.contains("says new and more"))
    tap("Back")
    Fleet.settle()
    #expect(Fleet.screen.staticTexts["Create Document"].exists)
    let file = folder.appendingPathComponent("Untitled.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new and more")
  }

  @Test func `behaviour 1202: a document that is given is opened, and saved in the background`()
    throws
  {
    let url = try write("eggs")
    let browser = try launch(Notes.self)
    browser.pick([url])
    Fleet.settle()
    #expect(texts.contains("says eggs"))
    tap("Write")
    sendAppToBackground()
    Fleet.settle()
    #expect(try String(contentsOf: url, encoding: .utf8) == "eggs and more")
  }

  @Test func `behaviour 1203: an object says by its undo manager that it has changed`() throws {
    let url = try write("one\ntwo")
    let browser = try launch(Plans.self)
    browser.pick([url])
    Fleet.settle()
    #expect(texts.contains("one, two"))
    tap("Add")
    #expect(texts.contains("one, two, end"))
    tap("Back")
    Fleet.settle()
    #expect(try String(contentsOf: url, encoding: .utf8) == "one\ntwo\nend")
  }

  @Test func `behaviour 1204: what is looked at has no new ones, and what cannot be read says so`()
    throws
  {
    let browser = try launch(Reader.self)
    #expect(!browser.allowsDocumentCreation)
    browser.pick([try write("seeds")])
    Fleet.settle()
    #expect(texts.contains("reads seeds"))
    tap("Back")
    Fleet.settle()
    browser.pick([try write("")])
    Fleet.settle()
    #expect(Fleet.screen.alerts["The document “list” could not be opened."].exists)
  }
}
