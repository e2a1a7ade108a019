import Fleet
import FleetTesting
import HeadlessAppIntents
import HeadlessIntents
import HeadlessSwiftUI
import HeadlessWidgetKit
import HeadlessWidgetKitUI
import TestSupport
import Testing

private struct Entry: TimelineEntry {
  let date: Date
  let bird: String
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, bird: "a bird") }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now, bird: context.isPreview ? "any bird" : "?"))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let now = Date.uiKitNow()
    completion(
      Timeline(
        entries: [
          Entry(date: now, bird: "robin"), Entry(date: now.addingTimeInterval(60), bird: "wren"),
        ], policy: .atEnd))
  }
}

private struct BirdView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry

  var body: some View {
    Text("\(entry.bird) \(family)")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color.red.accessibilityIdentifier("bird") }
      .widgetURL(URL(filePath: "/bird"))
      .containerBackground(for: .widget) { Color.green.accessibilityIdentifier("ground") }
  }
}

private struct BirdsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "birds", provider: Provider()) { BirdView(entry: $0) }
      .configurationDisplayName("Birds")
      .description("What is in the garden")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct EdgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "edge", provider: Provider()) { BirdView(entry: $0) }
      .contentMarginsDisabled()
  }
}

private struct Place: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Place"
  @Parameter(title: "Place", default: "garden") var name: String
}

private struct PlaceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, bird: "a place") }

  func snapshot(for configuration: Place, in context: Context) async -> Entry {
    Entry(date: .now, bird: configuration.name)
  }

  func timeline(for configuration: Place, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [Entry(date: .now, bird: "in \(configuration.name)")], policy: .never)
  }
}

private struct PlaceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "place", intent: Place.self, provider: PlaceProvider()) {
      Text($0.bird)
    }
  }
}

private final class OldPlace: INIntent { var name = "yard" }

private struct OldProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, bird: "an old place") }

  func getSnapshot(
    for configuration: OldPlace, in context: Context, completion: @escaping (Entry) -> Void
  ) { completion(Entry(date: .now, bird: configuration.name)) }

  func getTimeline(
    for configuration: OldPlace, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void
  ) {
    let entry = Entry(date: .now, bird: "in the \(configuration.name)")
    completion(Timeline(entries: [entry], policy: .never))
  }
}

private struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "old", intent: OldPlace.self, provider: OldProvider()) {
      Text($0.bird)
    }
  }
}

private struct Flight: ActivityAttributes {
  struct ContentState: Codable, Hashable { var height: Int }
  let bird: String
}

private struct FlightWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Flight.self) { context in
      Text("\(context.attributes.bird) at \(context.state.height)").activityBackgroundTint(.blue)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("left") }
        DynamicIslandExpandedRegion(.trailing) { Text("right") }
        if context.state.height > 5 {
          DynamicIslandExpandedRegion(.bottom) { Text("high") }
        }
      } compactLeading: {
        Text("up")
      } compactTrailing: {
        Text("\(context.state.height) m")
      } minimal: {
        Text("fly")
      }
      .keylineTint(.red)
    }
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    BirdsWidget()
    EdgeWidget()
    if #available(iOS 17, *) { PlaceWidget() }
    FlightWidget()
  }
}

@MainActor
@Suite("Widgets", .freshApplication)
struct WidgetTests {
  private var texts: [String] {
    Fleet.screen.staticTexts.allElementsBoundByIndex.map(\.label)
  }

  private func show(_ screen: UIViewController?) throws {
    setAsAppRootWindow(try #require(screen))
    Fleet.settle()
  }

  @Test func `behaviour 1470: a widget shows the entry of the time`() throws {
    Fleet.setDate(Date(timeIntervalSince1970: 0))
    try show(SimulatedWidgets.screen(of: BirdsWidget()))
    #expect(texts == ["robin systemSmall"])
    advance(by: .seconds(61))
    #expect(texts == ["wren systemSmall"])
  }

  @Test(arguments: [
    (SimulatedWidgets.Contents.placeholder, WidgetFamily.systemSmall, "a bird systemSmall"),
    (.snapshot, .systemMedium, "any bird systemMedium"),
    (.timeline, .systemLarge, "robin systemLarge"),
  ])
  func `behaviour 1470: a widget shows what is asked for`(
    contents: SimulatedWidgets.Contents, family: WidgetFamily, text: String
  ) throws {
    try show(SimulatedWidgets.screen(of: BirdsWidget(), family: family, showing: contents))
    #expect(texts == [text])
  }

  @Test func `behaviour 1471: what is behind a widget fills it, and margins are around the rest`()
    throws
  {
    for (kind, width) in [("birds", 126), ("edge", 158)] {
      try show(SimulatedWidgets.screen(of: Bundle().body, kind: kind))
      let frames = frames()
      #expect(frames["ground"]?.size == CGSize(width: 158, height: 158))
      #expect(frames["bird"]?.width == CGFloat(width))
    }
  }

  private func frames() -> [String: CGRect] {
    var all: [String: CGRect] = [:]
    func visit(_ view: UIView) {
      if let name = view.accessibilityIdentifier { all[name] = view.bounds }
      for child in view.subviews { visit(child) }
    }
    if let window = UIApplication.shared.keyWindow { visit(window) }
    return all
  }

  @Test func `behaviour 1472: a bundle has its widgets by their kinds`() throws {
    #expect(SimulatedWidgets.screen(of: Bundle().body, kind: "nest") == nil)
    #expect(SimulatedWidgets.screen(of: Bundle().body, kind: "place") != nil)
    try show(SimulatedWidgets.screen(of: Bundle().body))
    #expect(texts == ["robin systemSmall"])
  }

  @Test func `behaviour 1473: an app intent says what is shown`() async throws {
    try show(SimulatedWidgets.screen(of: PlaceWidget()))
    #expect(texts == ["a place"])
    await settle()
    #expect(texts == ["in garden"])

    let place = Place()
    place.name = "wood"
    try show(SimulatedWidgets.screen(of: PlaceWidget(), configuration: place))
    await settle()
    #expect(texts == ["in wood"])
  }

  @Test func `behaviour 1473: an intent of Siri's says what is shown`() throws {
    try show(SimulatedWidgets.screen(of: OldWidget()))
    #expect(texts == ["an old place"])
    try show(SimulatedWidgets.screen(of: OldWidget(), configuration: OldPlace()))
    #expect(texts == ["in the yard"])
  }

  @Test(arguments: [
    (SimulatedWidgets.Presentation.lockScreen, ["swift at 9"]),
    (.compact, ["9 m", "up"]), (.minimal, ["fly"]), (.expanded, ["high", "left", "right"]),
  ])
  func `behaviour 1474: a live activity is shown where a test says`(
    presentation: SimulatedWidgets.Presentation, words: [String]
  ) throws {
    let flight = try Activity.request(
      attributes: Flight(bird: "swift"),
      content: ActivityContent(state: Flight.ContentState(height: 9), staleDate: nil))
    #expect(SimulatedWidgets.screen(of: BirdsWidget(), activity: flight) == nil)
    try show(SimulatedWidgets.screen(of: Bundle().body, activity: flight, as: presentation))
    #expect(texts.sorted() == words)
  }

  // MARK: Previews

  @Test func `a preview shows a widget with each of its entries`() throws {
    let preview = PortedPreview(nil, "Birds.swift", 1, as: .systemSmall) {
      BirdsWidget()
    } timeline: {
      Entry(date: .now, bird: "robin")
      [Entry(date: .now, bird: "wren")]
    }
    try show(preview.make() as? UIViewController)
    #expect(texts == ["robin systemSmall", "wren systemSmall"])
  }

  @Test func `a preview of a widget's view has its size`() throws {
    let view = BirdView(entry: Entry(date: .now, bird: "robin"))
      .previewContext(WidgetPreviewContext(family: .systemMedium))
    try show(UIHostingController(rootView: view))
    #expect(texts == ["robin systemMedium"])
    #expect(frames()["ground"]?.size == CGSize(width: 338, height: 158))
  }
}
