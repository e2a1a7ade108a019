import Fleet
import FleetTesting
import HeadlessNetworking
import HeadlessSwiftUI
import Testing

/// What changes by itself: with the time, and when the network answers.
@MainActor
@Suite("Time and network of SwiftUI", .freshApplication)
struct TimelineTests {
  private struct Clock<S: TimelineSchedule>: View {
    let schedule: S
    let start: Date
    var body: some View {
      TimelineView(schedule) { context in
        Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
      }
    }
  }

  @Test func `behaviour 1109: views show each date of the schedule`() {
    let start = Date(timeIntervalSince1970: 0)
    Fleet.setDate(start)
    show(Clock(schedule: .periodic(from: start, by: 10), start: start))
    #expect(texts == ["0"])
    Fleet.advance(by: .seconds(9))
    #expect(texts == ["0"])
    Fleet.advance(by: .seconds(2))
    #expect(texts == ["10"])
    Fleet.advance(by: .seconds(20))
    #expect(texts == ["30"])

    Fleet.setDate(start)
    show(Clock(schedule: .explicit([start, start + 60, start + 90]), start: start))
    #expect(texts == ["0"])
    Fleet.advance(by: .seconds(70))
    #expect(texts == ["60"])
    Fleet.advance(by: .seconds(100))
    #expect(texts == ["90"])
  }

  @Test func `behaviour 1109: every minute comes with the clock's`() {
    let start = Date(timeIntervalSince1970: 0)
    Fleet.setDate(start + 50)
    show(Clock(schedule: .everyMinute, start: start))
    #expect(texts == ["0"])
    Fleet.advance(by: .seconds(9))
    #expect(texts == ["0"])
    Fleet.advance(by: .seconds(2))
    #expect(texts == ["60"])
    Fleet.advance(by: .seconds(60))
    #expect(texts == ["120"])
  }

  @Test func `behaviour 1109: each frame is not shown, so that the app comes to rest`() {
    let start = Date.uiKitNow()
    show(Clock(schedule: .animation, start: start))
    Fleet.advance(by: .seconds(5))
    #expect(texts == ["0"])
  }

  private struct Poster: View {
    @State private var isSecond = false
    var body: some View {
      VStack {
        AsyncImage(url: URL(string: "https://x.example/\(isSecond ? "b" : "a").png")) { phase in
          if let image = phase.image {
            image.accessibilityLabel("poster")
          } else if phase.error != nil {
            Text("no poster")
          } else {
            Text("loading")
          }
        }
        Push("Next") { isSecond = true }
      }
    }
  }

  @Test func `behaviour 1232: a picture is loaded, and another one with another address`()
    async throws
  {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let png = try #require(image.pngData())
    Fleet.respond(to: "https://x.example/a.png", with: .data(png))
    Fleet.respond(to: "https://x.example/b.png", with: .error(.timedOut))
    show(Poster())
    await Fleet.settle()
    #expect(Fleet.screen.images["poster"].exists)
    tap("Next")
    await Fleet.settle()
    #expect(texts == ["no poster"])
    #expect(Fleet.sentRequests.count == 2)
  }

  @Test func `behaviour 1233: a link for sharing opens the sheet with the item`() throws {
    let controller = show(
      VStack {
        ShareLink(item: "a recipe", message: Text("Try it"))
        ShareLink("Send", item: URL(filePath: "/recipe"))
      })
    Fleet.screen.buttons["Share…"].tap()
    let sheet = try #require(controller.presentedViewController as? UIActivityViewController)
    #expect(sheet.activityItems.map { "\($0)" } == ["a recipe", "Try it"])
    sheet.dismiss(animated: false)
    Fleet.settle()
    Fleet.screen.buttons["Send"].tap()
    let other = try #require(controller.presentedViewController as? UIActivityViewController)
    #expect(other.activityItems.map { $0 as? URL } == [URL(filePath: "/recipe")])
  }

  @Test func `behaviour 1230: views are drawn into a picture of their size`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 6, height: 4))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 6, height: 4))
    #expect(image.cgImage?.width == 12)
    renderer.content = Color.red.frame(width: 10, height: 4)
    #expect(renderer.uiImage?.size.width == 10)
  }
}
