import FleetTesting
import HeadlessLinkPresentation
import TestSupport
import Testing

@MainActor @Suite("LinkPresentation", .freshApplication)
struct LPLinkViewTests {
  private let trace = Trace()

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `a test says what is known of pages, which comes on a later turn`() throws {
    let (known, other) = (try url("https://birds.example"), try url("https://fish.example"))
    SimulatedLinks.setTitle("Birds", for: known)
    for url in [known, other] {
      LPMetadataProvider().startFetchingMetadata(for: url) { [trace] metadata, error in
        trace.add(metadata?.title ?? "\((error as NSError?)?.code ?? 0)")
      }
    }
    let cancelled = LPMetadataProvider()
    cancelled.startFetchingMetadata(for: known) { [trace] metadata, error in
      trace.add("\((error as? LPError)?.code == .metadataFetchCancelled)")
    }
    cancelled.cancel()
    #expect(trace.lines.isEmpty)
    settle()

    #expect(trace.lines == ["Birds", "2", "true"])
  }

  @Test func `a page that nothing is known of is an error`() async throws {
    let page = try url("https://birds.example")
    do {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: page)
      Issue.record("Something is known.")
    } catch LPError.metadataFetchFailed {
    }
    SimulatedLinks.setTitle("Birds", for: page)
    #expect(try await LPMetadataProvider().startFetchingMetadata(for: page).url == page)
  }

  @Test func `a view has the title and the server's name`() throws {
    let metadata = LPLinkMetadata()
    metadata.url = try url("https://birds.example/wren")
    let view = LPLinkView(metadata: metadata)
    metadata.title = "Robin"
    #expect(view.metadata.title == nil)
    let screen = UIViewController()
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 80)
    screen.view.addSubview(view)
    setAsAppRootWindow(screen)
    #expect(Fleet.screen.staticTexts["https://birds.example/wren"].exists)
    metadata.title = "Wren"
    view.metadata = metadata
    metadata.title = "Robin"

    #expect(Fleet.screen.staticTexts["Wren"].exists)
    #expect(Fleet.screen.staticTexts["birds.example"].exists)
    #expect(view.metadata.title == "Wren")
  }
}
