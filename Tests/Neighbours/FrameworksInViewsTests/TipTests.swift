import Fleet
import FleetTesting
import HeadlessSwiftUI
import HeadlessTipKit
import Testing

private struct FeedTip: Tip {
  static let fed = Event(id: "fed")
  var title: Text { Text("Feed the birds") }
  var message: Text? { Text("They like seeds.") }
  var actions: [Action] { Action(id: "shop", title: "Buy seeds") }
  var rules: [Rule] { Rule(Self.fed) { $0.donations.count < 2 } }
}

private struct SingTip: Tip {
  var title: Text { Text("They sing at dawn") }
  var options: [any Option] { MaxDisplayCount(1) }
}

private struct Garden: View {
  @State private var news = "quiet"
  @State private var isHere = true

  var body: some View {
    VStack {
      if isHere { TipView(FeedTip()) { action in news = action.id } }
      Text(news)
      Button("Feed") { FeedTip.fed.sendDonation() }
      Button("Leave") { isHere.toggle() }
    }
  }
}

private struct Dawn: View {
  var body: some View { Button("Listen") {}.popoverTip(SingTip()) }
}

private struct Morning: View {
  @State private var isDay = true

  var body: some View {
    VStack {
      if isDay { TipView(SingTip()) }
      Button("Night") { isDay = false }
    }
  }
}

@MainActor
@Suite("Tips", .freshApplication)
struct TipTests {
  private func show(_ view: some View) {
    setAsAppRootWindow(UIHostingController(rootView: view))
    Fleet.settle()
  }

  private func text(_ label: String) -> Bool { Fleet.screen.staticTexts[label].exists }

  @Test func `behaviour 1280: a tip shows once tips are configured, and until it is closed`() throws
  {
    show(Garden())
    #expect(!text("Feed the birds"))
    try Tips.configure()
    Fleet.settle()
    #expect(text("Feed the birds"))
    #expect(text("They like seeds."))
    Fleet.screen.buttons["Buy seeds"].tap()
    #expect(text("shop"))

    Fleet.screen.buttons["Close"].tap()
    #expect(!text("Feed the birds"))
    #expect(FeedTip().status == .invalidated(.tipClosed))
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
  }

  @Test func `behaviour 1281: a tip shows while its rules hold`() throws {
    try Tips.configure()
    show(Garden())
    #expect(text("Feed the birds"))
    Fleet.screen.buttons["Feed"].tap()
    #expect(text("Feed the birds"))
    Fleet.screen.buttons["Feed"].tap()
    #expect(!text("Feed the birds"))
    #expect(FeedTip().status == .pending)

    Tips.showAllTipsForTesting()
    Fleet.settle()
    #expect(text("Feed the birds"))
    Tips.hideAllTipsForTesting()
    Fleet.settle()
    #expect(!text("Feed the birds"))
  }

  @Test func `behaviour 1282: tips may have to wait for each other, and end after some times`()
    throws
  {
    try Tips.configure([.displayFrequency(.hourly)])
    show(Garden())
    #expect(text("Feed the birds"))
    #expect(SingTip().status == .pending)
    Fleet.advance(by: .seconds(3_600))
    #expect(SingTip().status == .available)

    show(Morning())
    #expect(text("They sing at dawn"))
    Fleet.screen.buttons["Night"].tap()
    #expect(SingTip().status == .invalidated(.displayCountExceeded))
  }

  @Test func `behaviour 1282: a tip that waits shows when its time has come`() throws {
    struct Later: View {
      @State private var isLate = false
      var body: some View {
        VStack {
          TipView(FeedTip())
          if isLate { TipView(SingTip()) }
          Button("Later") { isLate = true }
        }
      }
    }
    try Tips.configure([.displayFrequency(.hourly)])
    show(Later())
    Fleet.screen.buttons["Later"].tap()
    #expect(text("Feed the birds") && !text("They sing at dawn"))
    Fleet.advance(by: .seconds(3_600))
    #expect(text("They sing at dawn"))
  }

  @Test func `buttons of a tip without names are all there`() throws {
    struct Choices: Tip {
      var title: Text { Text("Choose") }
      var actions: [Action] {
        Action { Text("One") }
        Action { Text("Two") }
      }
    }
    try Tips.configure()
    show(TipView(Choices()))
    #expect(Fleet.screen.buttons["One"].exists && Fleet.screen.buttons["Two"].exists)
  }

  @Test func `behaviour 1283: a tip that points to a view is a popover`() throws {
    try Tips.configure()
    show(Dawn())
    #expect(text("They sing at dawn"))
    Fleet.screen.buttons["Close"].tap()
    #expect(!text("They sing at dawn"))
    #expect(Fleet.screen.buttons["Listen"].isHittable)
  }

  @Test func `behaviour 1281: a value that is so decides about tips`() throws {
    struct Told: Tip {
      let isMember: Parameter<Bool>
      var title: Text { Text("Members") }
      var rules: [Rule] { Rule(isMember) { $0 } }
    }
    try Tips.configure()
    let tip = Told(isMember: Parameter(wrappedValue: false))
    #expect(tip.status == .pending)
    tip.isMember.wrappedValue = true
    #expect(tip.status == .available)
  }

  @Test func `behaviour 1281: times that are too long ago do not count for a rule`() throws {
    try Tips.configure()
    let sung = Tips.Event(id: "sung")
    Fleet.setDate(Date(timeIntervalSinceReferenceDate: 0))
    sung.sendDonation()
    Fleet.advance(by: .seconds(2 * 86_400))
    sung.sendDonation()
    let counts = [Tips.DonationTimeRange.day, .days(3), .minute, .weeks(1)].map {
      sung.donations.donatedWithin($0).count
    }
    #expect(counts == [1, 2, 1, 2])
  }
}
