import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Sheets, covers and popovers.
@MainActor
@Suite("Sheets of SwiftUI's", .freshApplication)
struct SheetTests {
  private let log = Log()

  private struct Plant: Identifiable, Equatable {
    let id: Int
    var name: String { "plant \(id)" }
  }

  private struct Garden: View {
    let log: Log
    @State private var isShown = false
    @State private var isCovered = false
    @State private var plant: Plant?
    @State private var water = 0

    var body: some View {
      VStack {
        Words("garden")
        Push("Show") { isShown = true }
        Push("Cover") { isCovered = true }
        Push("Plant") { plant = Plant(id: 1) }
      }
      .onAppear { log.add("garden appears") }
      .onDisappear { log.add("garden disappears") }
      .onChange(of: isShown) { log.add("shown \($1)") }
      .sheet(isPresented: $isShown) {
        log.add("dismissed")
      } content: {
        Bed(log: log, water: $water)
      }
      .fullScreenCover(isPresented: $isCovered, onDismiss: { log.add("uncovered") }) {
        Bed(log: log, water: $water)
      }
      .sheet(item: $plant, onDismiss: { log.add("planted") }) { plant in
        VStack {
          Words(plant.name)
          Push("Next") { self.plant = Plant(id: plant.id + 1) }
        }
        .onDisappear { log.add("\(plant.name) disappears") }
      }
      .environment(\.defaultMinListRowHeight, 60)
    }
  }

  private struct Bed: View {
    let log: Log
    @Binding var water: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.defaultMinListRowHeight) private var height

    var body: some View {
      VStack {
        Words("bed \(water) \(Int(height)) \(isPresented)")
        Push("Water") { water += 1 }
        Push("Done") { dismiss() }
      }
      .onAppear { log.add("bed appears") }
      .onDisappear { log.add("bed disappears") }
    }
  }

  private func garden() -> UIViewController {
    let screen = show(Garden(log: log))
    _ = log.take()
    return screen
  }

  @Test func `behaviours 1205 and 1206: a sheet has the environment around it, and is swiped away`()
  {
    let screen = garden()
    tap("Show")
    #expect(texts == ["bed 0 60 true"])
    #expect(log.take() == ["shown true", "bed appears"])
    #expect(screen.presentedViewController?.sheetPresentationController != nil)

    screen.presentedViewController?.dismissBySwipingDown()
    #expect(texts == ["garden"])
    #expect(log.take() == ["bed disappears", "shown false", "dismissed"])
  }

  @Test func `behaviour 1207: dismiss unsets the binding, and then the sheet goes`() {
    _ = garden()
    tap("Show")
    _ = log.take()
    tap("Done")
    #expect(texts == ["garden"])
    #expect(log.take() == ["shown false", "bed disappears", "dismissed"])
    tap("Show")
    #expect(texts == ["bed 0 60 true"])
  }

  @Test func `behaviour 1208: another item takes the place of the first one`() {
    _ = garden()
    tap("Plant")
    #expect(texts == ["plant 1"])
    tap("Next")
    #expect(texts == ["plant 2"])
    #expect(log.take() == ["plant 1 disappears", "planted"])
  }

  @Test func `behaviour 1209: what is shown in a sheet changes with states around it`() {
    _ = garden()
    tap("Show")
    tap("Water")
    tap("Water")
    #expect(texts == ["bed 2 60 true"])
  }

  @Test func `behaviour 1210: views that a cover hides do not disappear`() {
    let screen = garden()
    tap("Cover")
    #expect(texts == ["bed 0 60 true"])
    #expect(log.take() == ["bed appears"])
    #expect(screen.presentedViewController?.modalPresentationStyle == .fullScreen)
    tap("Done")
    #expect(texts == ["garden"])
    #expect(log.take() == ["bed disappears", "uncovered"])
  }

  // MARK: One at a time

  private struct Both: View {
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
      Push("Both") {
        isFirst = true
        isSecond = true
      }
      .sheet(isPresented: $isFirst) { Words("first") }
      .background(Color.clear.sheet(isPresented: $isSecond) { Words("second") })
    }
  }

  @Test func `behaviour 1211: one sheet is presented at a time, and the next one waits`() {
    let screen = show(Both())
    let reasons = logged { tap("Both") }.notes.reasons
    #expect(
      reasons == [
        """
        Currently, only presenting a single sheet is supported.
        The next sheet will be presented when the currently presented sheet gets dismissed.
        """
      ])
    let shown = texts
    screen.presentedViewController?.dismissBySwipingDown()
    #expect(Set(shown + texts) == ["first", "second"])
    screen.presentedViewController?.dismissBySwipingDown()
    #expect(screen.presentedViewController == nil)
  }

  private struct Later: View {
    @State private var isShown = false
    @State private var isAsking = false

    var body: some View {
      Push("Show") { isShown = true }
        .sheet(isPresented: $isShown) {
          Push("Ask") {
            isShown = false
            isAsking = true
          }
        }
        .alert("Sure?", isPresented: $isAsking) {}
    }
  }

  @Test func `behaviour 1211: what is to come as a sheet goes waits for that`() {
    let screen = show(Later())
    tap("Show")
    #expect(logged { tap("Ask") }.notes.reasons == [])
    #expect(screen.presentedViewController?.title == "Sure?")
  }

  // MARK: How it is presented

  private struct Half: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.medium
    @State private var isKept = true

    var body: some View {
      VStack {
        Push("Show") { isShown = true }
        Words(detent == .large ? "large" : "medium")
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Push("Grow") { detent = .large }
          Push("Free") { isKept = false }
        }
        .presentationDetents([.medium, .large, .height(120)], selection: $detent)
        .presentationDragIndicator(.visible)
        .interactiveDismissDisabled(isKept)
      }
    }
  }

  @Test func `behaviour 1212: views say how their sheet is presented`() throws {
    let screen = show(Half())
    tap("Show")
    let shown = try #require(screen.presentedViewController)
    let sheet = try #require(shown.sheetPresentationController)
    #expect(sheet.detents.count == 3)
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(sheet.prefersGrabberVisible)
    tap("Grow")
    #expect(sheet.selectedDetentIdentifier == .large)
    shown.dragSheet(to: .medium)
    #expect(sheet.selectedDetentIdentifier == .medium)

    #expect(failures { shown.dismissBySwipingDown() }.reasons.count == 1)
    tap("Free")
    shown.dismissBySwipingDown()
    #expect(texts == ["medium"])
  }

  private struct Pop: View {
    @State private var isShown = false

    var body: some View {
      Push("Show") { isShown = true }
        .popover(isPresented: $isShown) { Words("pop") }
    }
  }

  @Test func `behaviour 1213: a popover is a sheet where there is little room`() {
    let screen = show(Pop())
    tap("Show")
    #expect(texts == ["pop"])
    screen.presentedViewController?.dismissBySwipingDown()
    #expect(screen.presentedViewController == nil)
  }

  @Test func `behaviour 1213: a popover points at its view where there is room`() throws {
    Fleet.world.device = .iPadPro11
    let screen = show(Pop())
    let button = Fleet.screen.buttons["Show"].frame
    tap("Show")
    let shown = try #require(screen.presentedViewController)
    #expect(shown.modalPresentationStyle == .popover)
    let popover = try #require(shown.popoverPresentationController)
    let anchor = try #require(popover.sourceView).convert(popover.sourceRect, to: nil)
    #expect(abs(anchor.midX - button.midX) < 1 && abs(anchor.midY - button.midY) < 1)
    #expect(texts.contains("pop"))
  }

  private struct Dark: View {
    @Environment(\.colorScheme) private var scheme
    @State private var isDark = true

    var body: some View {
      VStack {
        Words(scheme == .dark ? "dark" : "light")
        Push("Turn") { isDark = false }
      }
      .preferredColorScheme(isDark ? .dark : nil)
      .statusBarHidden(isDark)
    }
  }

  @Test func `behaviour 1221: views have the screen dark, and its status bar hidden`() {
    let screen = show(Dark())
    #expect(texts == ["dark"])
    #expect(screen.prefersStatusBarHidden)
    tap("Turn")
    #expect(texts == ["light"])
    #expect(!screen.prefersStatusBarHidden)
  }
}
