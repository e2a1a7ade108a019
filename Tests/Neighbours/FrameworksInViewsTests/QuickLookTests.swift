import Fleet
import FleetTesting
import Foundation
import HeadlessQuickLook
import HeadlessQuickLookUI
import HeadlessSwiftUI
import Testing

private struct Files: View {
  let files: [URL]
  @State private var shown: URL?

  var body: some View {
    VStack {
      Button("Open") { shown = files.last }
      Button("Close") { shown = nil }
      Text(shown?.lastPathComponent ?? "none")
    }
    .quickLookPreview($shown, in: files)
  }
}

private struct File: View {
  @State private var shown: URL?

  var body: some View {
    Button("Open") { shown = URL(filePath: "/wren.pdf") }.quickLookPreview($shown)
  }
}

@MainActor
@Suite("quickLookPreview", .freshApplication)
struct QuickLookTests {
  private func show(_ view: some View) -> UIViewController {
    let controller = UIHostingController(rootView: view)
    setAsAppRootWindow(controller)
    Fleet.settle()
    return controller
  }

  private func preview(of screen: UIViewController) throws -> QLPreviewController {
    try #require(screen.presentedViewController as? QLPreviewController)
  }

  @Test func `behaviour 1262: a file shows until the user has seen it`() throws {
    let screen = show(File())
    Fleet.screen.buttons["Open"].tap()
    #expect(Fleet.screen.staticTexts["wren.pdf"].exists)
    try preview(of: screen).tapDone()
    #expect(screen.presentedViewController == nil)

    Fleet.screen.buttons["Open"].tap()
    #expect(Fleet.screen.staticTexts["wren.pdf"].exists)
  }

  @Test func `behaviour 1263: the user goes from file to file, and the binding follows`() throws {
    let files = ["/wren.pdf", "/robin.png"].map { URL(filePath: $0) }
    let screen = show(Files(files: files))
    Fleet.screen.buttons["Open"].tap()
    #expect(Fleet.screen.staticTexts["robin.png"].exists)
    try preview(of: screen).showPrevious()
    #expect(Fleet.screen.staticTexts["wren.pdf"].exists)

    try preview(of: screen).tapDone()
    #expect(Fleet.screen.staticTexts["none"].exists)
  }
}
