import Fleet
import FleetTesting
import HeadlessAVFoundation
import HeadlessAVKitUI
import HeadlessSwiftUI
import Testing

private struct Films: View {
  let films: [AVPlayer]
  @State private var index = 0

  var body: some View {
    VStack {
      VideoPlayer(player: films[index]) { Text("Live") }
      Button("Next") { index += 1 }
    }
  }
}

@MainActor
@Suite("VideoPlayer", .freshApplication)
struct VideoPlayerTests {
  @Test func `behaviour 1264: a film is on the system's screen, with views over it`() throws {
    let films = [AVPlayer(), AVPlayer()]
    let screen = UIHostingController(rootView: Films(films: films))
    setAsAppRootWindow(screen)
    Fleet.settle()
    let player = try #require(screen.children.first as? AVPlayerViewController)
    #expect(player.player === films[0])
    #expect(player.view.frame.width == screen.view.bounds.width)
    #expect(Fleet.screen.staticTexts["Live"].exists)

    Fleet.screen.buttons["Next"].tap()
    #expect(player.player === films[1])
  }

  @Test func `behaviour 1264: a film needs no views over it`() {
    let screen = UIHostingController(rootView: VideoPlayer(player: nil))
    setAsAppRootWindow(screen)
    Fleet.settle()
    #expect(screen.children.first is AVPlayerViewController)
  }
}
