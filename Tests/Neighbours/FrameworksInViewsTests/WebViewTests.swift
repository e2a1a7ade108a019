import Fleet
import FleetTesting
import Foundation
import HeadlessSwiftUI
import HeadlessWebKit
import HeadlessWebKitUI
import NetworkAnswers
import Testing

private struct Help: View {
  @State private var page = "help"

  var body: some View {
    VStack {
      WebView(url: URL(string: "https://birds.example/\(page)"))
      Button("More") { page = "more" }
    }
  }
}

private struct Reader: View {
  let page: WebPage
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("Title: \(page.title)")
      if isShown { WebView(page) }
      Button("Toggle") { isShown.toggle() }
    }
  }
}

@MainActor
@Suite("WebView", .freshApplication)
struct WebViewTests {
  private func show(_ view: some View) {
    setAsAppRootWindow(UIHostingController(rootView: view))
    Fleet.settle()
  }

  @Test func `behaviour 1265: a page at an address shows, and another one with another`() {
    Fleet.respond(to: "/help", with: .html("<p>The wren"))
    Fleet.respond(to: "/more", with: .html("<p>The robin"))
    show(Help())
    #expect(Fleet.screen.webViews.staticTexts["The wren"].exists)

    Fleet.screen.buttons["More"].tap()
    #expect(Fleet.screen.webViews.staticTexts["The robin"].exists)
  }

  @Test func `behaviour 1266: a page of the app's tells what it is, and stays while hidden`()
    async throws
  {
    Fleet.respond(to: "/wren", with: .html("<title>Wren</title><p>Small and loud"))
    let page = WebPage()
    show(Reader(page: page))
    page.load(URL(string: "https://birds.example/wren"))
    await Fleet.settle()
    #expect(Fleet.screen.staticTexts["Title: Wren"].exists)
    #expect(Fleet.screen.staticTexts["Small and loud"].exists)
    #expect(!page.isLoading)

    Fleet.screen.buttons["Toggle"].tap()
    #expect(!Fleet.screen.staticTexts["Small and loud"].exists)
    Fleet.screen.buttons["Toggle"].tap()
    #expect(Fleet.screen.staticTexts["Small and loud"].exists)
  }

  @Test func `behaviour 1266: what becomes of a load is a sequence`() async throws {
    let page = WebPage()
    let events = page.load(html: "<p>The wren")
    await Fleet.settle()
    var all: [WebPage.NavigationEvent] = []
    for try await event in events { all.append(event) }
    #expect(all == [.startedProvisionalNavigation, .committed, .finished])

    Fleet.respond(to: "/gone", with: .offline)
    let lost = page.load(URL(string: "https://birds.example/gone"))
    await Fleet.settle()
    await #expect(throws: (any Error).self) { for try await _ in lost {} }
  }

  @Test func `behaviour 1266: without an address nothing comes, and what is stopped is cancelled`()
    async throws
  {
    let page = WebPage()
    for try await event in page.load(nil) { Issue.record("\(event)") }
    Fleet.respond(to: "/slow", with: .html("<p>late"))
    let events = page.load(URL(string: "https://birds.example/slow"))
    page.stopLoading()
    await #expect(throws: URLError(.cancelled)) { for try await _ in events {} }
  }
}
