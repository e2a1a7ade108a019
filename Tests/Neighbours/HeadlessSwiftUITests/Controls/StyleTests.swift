import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Styles of the app's, and controls that no other test uses.
@MainActor
@Suite("Styles of SwiftUI's controls", .freshApplication)
struct StyleTests {
  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("box")
        configuration.label
        configuration.content
      }
    }
  }
  private struct Arrow: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("->")
        configuration.content
      }
    }
  }
  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
  private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(Int(configuration.value * 100))")
        if configuration.minimumValueLabel != nil { Text("has ends") }
      }
    }
  }
  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        Text("frame")
        configuration
      }
    }
  }

  private struct Styled: View {
    @State private var name = ""
    var body: some View {
      VStack {
        GroupBox("A") { Text("in a") }.groupBoxStyle(Boxed())
        LabeledContent("B", value: "b").labeledContentStyle(Arrow())
        DisclosureGroup("C") { Text("in c") }.disclosureGroupStyle(Plus())
        Gauge(value: 3, in: 0...4) { Text("D") }.gaugeStyle(Percent())
        TextField("Name", text: $name).textFieldStyle(Framed())
        Text("name \(name)")
      }
    }
  }

  @Test func `behaviour 1222: a style of the app's makes the look, and the control within works`() {
    show(Styled())
    #expect(texts == ["box", "A", "in a", "B", "->", "b", "D", "75", "frame", "name "])
    Fleet.screen.buttons["more"].tap()
    #expect(texts.contains("in c"))
    Fleet.screen.textFields["Name"].enter("Ada")
    #expect(texts.contains("name Ada"))
  }

  private struct Chosen: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        ColorPicker("Color", selection: $color)
        Gauge(value: 0.5) {
          Text("Load")
        } currentValueLabel: {
          Text("half")
        } minimumValueLabel: {
          Text("none")
        } maximumValueLabel: {
          Text("all")
        }
        Text("day \(Int(date.timeIntervalSince1970 / 86_400))")
        Text(color == .red ? "red" : "another")
      }
    }
  }

  @Test func `dates, colors and gauges`() {
    show(Chosen())
    Fleet.screen.datePickers["Day"].pick(Date(timeIntervalSince1970: 86_400 * 3 + 60))
    #expect(texts.contains("day 3"))
    #expect(texts.filter { ["Load", "half", "none", "all"].contains($0) }.count == 4)
    #expect(Fleet.screen.progressIndicators.firstMatch.value == "50%")
    #expect(Fleet.screen.colorWells.count == 1)
    #expect(texts.contains("red"))
  }

  @Test func `a picker of dates has the calendar and the zone that are set around it`() throws {
    func picker(_ view: UIView) -> UIDatePicker? {
      view as? UIDatePicker ?? view.subviews.lazy.compactMap(picker).first
    }
    let zone = try #require(TimeZone(secondsFromGMT: 7_200))
    let plain = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
    let set = plain.environment(\.timeZone, zone)
      .environment(\.calendar, Calendar(identifier: .buddhist))
    #expect(try #require(picker(show(plain).view)).timeZone == nil)
    let other = try #require(picker(show(set).view))
    #expect(other.timeZone == zone)
    #expect(other.calendar.identifier == .buddhist)
  }

  @Test func `a number grows as text of a style does`() {
    struct Scaled: View {
      @ScaledMetric(relativeTo: .caption) private var length: CGFloat = 10
      var body: some View { Text(length > 10 ? "larger" : "\(Int(length))") }
    }
    show(
      VStack {
        Scaled().environment(\.dynamicTypeSize, .accessibility5)
        Scaled().environment(\.dynamicTypeSize, .large)
      })
    #expect(texts == ["larger", "10"])
  }

  @Test func `what is redacted keeps its room and its state`() {
    struct Row: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.placeholder) ? "waits" : "shows") }
    }
    show(
      VStack {
        Row().redacted(reason: .placeholder)
        Row().unredacted().redacted(reason: .placeholder)
        Row()
      })
    #expect(texts == ["waits", "shows", "shows"])
  }

  private struct Redacted: View {
    @State private var isRedacted = false
    @State private var count = 0

    var body: some View {
      VStack {
        Stateful(count: count).redacted(reason: isRedacted ? .placeholder : [])
        Button("Redact") { isRedacted.toggle() }
        Button("More") { count += 1 }
      }
    }
  }

  private struct Stateful: View {
    let count: Int
    @State private var seen = 0

    var body: some View {
      Text("seen \(seen)").onChange(of: count) { seen += 1 }.accessibilityIdentifier("seen")
    }
  }

  @Test func `what is redacted stays where it is, with its state`() {
    show(Redacted())
    tap("More")
    let frame = Fleet.screen.staticTexts["seen"].frame
    tap("Redact")
    #expect(Fleet.screen.staticTexts["seen"].frame == frame)
    #expect(frame.width > 0)
    tap("More")
    tap("Redact")
    #expect(texts == ["seen 2"])
  }
}
