import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Alerts, sheets of choices, menus and documents.
@MainActor
@Suite("Alerts of SwiftUI's", .freshApplication)
struct AlertTests {
  private let log = Log()

  private struct Fault: LocalizedError, Identifiable {
    let id = 7
    var errorDescription: String? { "No water" }
  }

  private struct Asking: View {
    let log: Log
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var isTelling = false
    @State private var isNaming = false
    @State private var isPlain = false
    @State private var fault: Fault?
    @State private var isOld = false
    @State private var name = ""

    var body: some View {
      VStack {
        Words("name \(name)")
        Push("Ask") { isAsking = true }
        Push("Choose") { isChoosing = true }
        Push("Tell") {
          fault = Fault()
          isTelling = true
        }
        Push("Name") { isNaming = true }
        Push("Plain") { isPlain = true }
        Push("Old") { isOld = true }
      }
      .onChange(of: isAsking) { log.add("asking \($1)") }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { log.add("deletes while \(isAsking)") }
        Button("Keep", role: .cancel) { log.add("keeps") }
        Button("Later") {}.disabled(true)
      } message: {
        Text("It is gone then.")
      }
      .confirmationDialog("Which?", isPresented: $isChoosing) {
        Button("Red") { log.add("red") }
        Button("Blue") { log.add("blue") }
      }
      .alert(isPresented: $isTelling, error: fault) {}
      .alert("Name", isPresented: $isNaming) {
        TextField("Plant", text: $name)
        Button("Save") { log.add("saves \(name)") }
      }
      .alert("Done", isPresented: $isPlain) {}
      .background(
        Color.clear.actionSheet(isPresented: $isOld) {
          ActionSheet(
            title: Text("Old"), message: Text("very"),
            buttons: [.destructive(Text("Burn")) { log.add("burns") }, .cancel()])
        })
    }
  }

  private func asking() -> UIViewController { show(Asking(log: log)) }

  private func alert(_ screen: UIViewController) throws -> UIAlertController {
    try #require(screen.presentedViewController as? UIAlertController)
  }

  @Test func `behaviour 1214: an action comes first, and then the binding changes`() throws {
    let screen = asking()
    tap("Ask")
    let alert = try alert(screen)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "It is gone then.")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["Delete", "Keep", "Later"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel, .default])
    #expect(alert.actions.map(\.isEnabled) == [true, true, false])

    Fleet.screen.tapAlertAction(withTitle: "Delete")
    #expect(log.take() == ["asking true", "deletes while true", "asking false"])
    #expect(screen.presentedViewController == nil)
    tap("Ask")
    Fleet.screen.tapAlertAction(withTitle: "Keep")
    #expect(log.take() == ["asking true", "keeps", "asking false"])
  }

  @Test func `behaviour 1215: choices have no title, and an action that cancels`() throws {
    let screen = asking()
    tap("Choose")
    let alert = try alert(screen)
    #expect(alert.title == nil)
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.actions.map(\.title) == ["Red", "Blue", "Cancel"])
    Fleet.screen.tapAlertAction(withTitle: "Blue")
    #expect(log.take() == ["blue"])
    tap("Choose")
    Fleet.screen.tapAlertAction(withTitle: "Cancel")
    #expect(screen.presentedViewController == nil)
    tap("Choose")
    #expect(screen.presentedViewController != nil)
  }

  @Test func `behaviour 1216: an alert without actions has one that ends it`() throws {
    let screen = asking()
    tap("Plain")
    #expect(try alert(screen).actions.map(\.title) == ["OK"])
    Fleet.screen.tapAlertAction(withTitle: "OK")
    tap("Tell")
    #expect(try alert(screen).title == "No water")
    Fleet.screen.tapAlertAction(withTitle: "OK")
    #expect(screen.presentedViewController == nil)
  }

  @Test func `behaviour 1217: a field in an alert is typed into`() throws {
    let screen = asking()
    tap("Name")
    let alert = try alert(screen)
    #expect(alert.textFields?.map(\.text) == [""])
    #expect(alert.textFields?.map(\.placeholder) == ["Plant"])
    alert.enter("ivy", intoTextFieldAt: 0)
    Fleet.screen.tapAlertAction(withTitle: "Save")
    #expect(log.take() == ["saves ivy"])
    #expect(texts == ["name ivy"])
  }

  @Test func `behaviour 1218: a sheet of choices of older systems`() throws {
    let screen = asking()
    tap("Old")
    let alert = try alert(screen)
    #expect(alert.title == "Old")
    #expect(alert.message == "very")
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    Fleet.screen.tapAlertAction(withTitle: "Burn")
    #expect(log.take() == ["burns"])
    #expect(screen.presentedViewController == nil)
  }

  private struct OldAlerts: View {
    let log: Log
    @State private var item: Plant?

    struct Plant: Identifiable { let id: Int }

    var body: some View {
      Push("Show") { item = Plant(id: 3) }
        .alert(item: $item) { plant in
          Alert(
            title: Text("plant \(plant.id)"),
            primaryButton: .default(Text("Water")) {
              log.add("waters \(plant.id)")
            }, secondaryButton: .cancel())
        }
    }
  }

  @Test func `behaviour 1218: an alert of an item`() throws {
    let screen = show(OldAlerts(log: log))
    tap("Show")
    #expect(try alert(screen).title == "plant 3")
    Fleet.screen.tapAlertAction(withTitle: "Water")
    #expect(log.take() == ["waters 3"])
    tap("Show")
    Fleet.screen.tapAlertAction(withTitle: "Cancel")
    #expect(screen.presentedViewController == nil)
  }

  // MARK: Menus

  private struct Pressed: View {
    let log: Log
    @State private var isOn = true

    var body: some View {
      VStack {
        Text("leaf").contextMenu {
          Button("Cut", role: .destructive) { log.add("cuts") }
          if isOn { Button("Off") { isOn = false } }
        } preview: {
          Text("big leaf")
        }
        Text("stone").contextMenu {}
      }
    }
  }

  @Test func `behaviour 1219: a long press opens a menu`() {
    show(Pressed(log: log))
    let leaf = Fleet.screen.staticTexts["leaf"].view
    leaf?.chooseMenuItem(withTitle: "Cut")
    leaf?.chooseMenuItem(withTitle: "Off")
    #expect(log.take() == ["cuts"])
    #expect(failures { leaf?.chooseMenuItem(withTitle: "Off") }.reasons.count == 1)
    let stone = Fleet.screen.staticTexts["stone"].view
    #expect(failures { stone?.chooseMenuItem(withTitle: "Cut") }.reasons.count == 1)
  }

  // MARK: Documents

  private struct Files: View {
    let log: Log
    @State private var isImporting = false

    var body: some View {
      Push("Open") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          log.add("\((try? result.get())?.lastPathComponent ?? "-")")
        }
        .onChange(of: isImporting) { log.add("importing \($1)") }
    }
  }

  @Test func `behaviour 1220: a test chooses documents`() throws {
    let screen = show(Files(log: log))
    tap("Open")
    let picker = try #require(
      screen.presentedViewController as? UIDocumentPickerViewController)
    picker.pick([URL(fileURLWithPath: "/plants/list.txt")])
    #expect(Set(log.take()) == ["importing true", "list.txt", "importing false"])
    tap("Open")
    (screen.presentedViewController as? UIDocumentPickerViewController)?.cancel()
    #expect(log.take() == ["importing true", "importing false"])
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    let text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Exporter: View {
    let log: Log
    @State private var isExporting = false

    var body: some View {
      Push("Save") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, document: Note("Water"), contentType: .plainText,
          defaultFilename: "plants"
        ) { log.add("\((try? $0.get())?.lastPathComponent ?? "-")") }
        .onChange(of: isExporting) { log.add("exporting \($1)") }
    }
  }

  @Test func `behaviour 1220: a test chooses where a document is exported to`() throws {
    let screen = show(Exporter(log: log))
    tap("Save")
    let picker = try #require(
      screen.presentedViewController as? UIDocumentPickerViewController)
    picker.pick([URL(fileURLWithPath: "/plants/plants.txt")])
    #expect(Set(log.take()) == ["exporting true", "plants.txt", "exporting false"])
  }
}
