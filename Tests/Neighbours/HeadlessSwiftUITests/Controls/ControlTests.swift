import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Controls that hold a value.
@MainActor
@Suite("Controls of SwiftUI", .freshApplication)
struct ControlTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var volume = 0.25
    @State private var count = 1
    @State private var sort = "name"
    @State private var isOpen = false

    var body: some View {
      VStack {
        Toggle("Sounds", isOn: $isOn).accessibilityIdentifier("sounds")
        Slider(value: $volume) { Text("Volume") }
        Stepper("Guests", value: $count, in: 1...3)
        Picker("Sort", selection: $sort) {
          Text("By name").tag("name")
          Text("By date").tag("date")
        }
        .pickerStyle(.segmented)
        Text("\(isOn ? "on" : "off") \(volume, specifier: "%.2f") \(count) \(sort)")
      }
    }
  }

  @Test func `behaviour 1090: a toggle is a switch in a switch`() {
    show(Settings())
    let outer = Fleet.screen.switches["sounds"]
    #expect(outer.label == "Sounds")
    #expect(outer.value == "0")
    #expect(outer.switches.count == 1)
    #expect(outer.staticTexts["Sounds"].exists)
    outer.switches.firstMatch.tap()
    #expect(outer.value == "1")
    #expect(texts.contains { $0.hasPrefix("on") })
    outer.tap()
    #expect(texts.contains { $0.hasPrefix("off") })
  }

  private struct Stubborn: View {
    var body: some View { Toggle("Stays off", isOn: .constant(false)) }
  }

  @Test func `behaviour 1091: what a binding refuses does not show`() {
    show(Stubborn())
    Fleet.screen.switches["Stays off"].switches.firstMatch.tap()
    #expect(Fleet.screen.switches["Stays off"].value == "0")
  }

  @Test func `a slider, a stepper and segments set their bindings`() {
    show(Settings())
    Fleet.screen.sliders["Volume"].slide(to: 0.75)
    Fleet.screen.steppers["Guests"].buttons["Increment"].tap()
    Fleet.screen.segmentedControls.firstMatch.selectSegment(withTitle: "By date")
    #expect(texts.contains("off 0.75 2 date"))
    #expect(Fleet.screen.segmentedControls.buttons["By date"].isSelected)
  }

  @Test func `behaviour 1092: a stepper ends with its range`() {
    show(Settings())
    let up = Fleet.screen.steppers["Guests"].buttons["Increment"]
    up.tap()
    up.tap()
    #expect(texts.contains("off 0.25 3 name"))
    #expect(!up.isEnabled)
  }

  private struct Sorting<S: PickerStyle>: View {
    @State private var sort = "name"
    let style: S
    var body: some View {
      VStack {
        Picker("Sort", selection: $sort) {
          Text("By name").tag("name")
          Text("By date").tag("date")
        }
        .pickerStyle(style)
        Text(sort)
      }
    }
  }

  @Test func `behaviour 1093: a picker with a menu is a button that tells the selection`() {
    show(Sorting(style: .menu))
    Fleet.screen.buttons["Sort, By name"].chooseMenuItem(withTitle: "By date")
    #expect(texts.contains("date"))
    #expect(Fleet.screen.buttons["Sort, By date"].exists)
  }

  @Test func `behaviour 1093: a picker in a row, or as a wheel`() {
    show(Sorting(style: .inline))
    Fleet.screen.buttons["By date"].tap()
    #expect(texts.contains("date"))
    #expect(Fleet.screen.buttons["By date"].isSelected)
    show(Sorting(style: .wheel))
    Fleet.screen.pickerWheels.firstMatch.adjust(toPickerWheelValue: "By date")
    #expect(texts.contains("date"))
  }

  @Test func `behaviour 1094: a disabled control cannot be used`() {
    show(Settings().environment(\.isEnabled, false))
    #expect(!Fleet.screen.switches["sounds"].switches.firstMatch.isEnabled)
    #expect(!Fleet.screen.sliders["Volume"].isEnabled)
    #expect(!Fleet.screen.steppers["Guests"].isEnabled)
  }

  private struct Loud: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "is on" : "is off") { configuration.isOn.toggle() }
    }
  }

  private struct Styled: View {
    @State private var isOn = false
    var body: some View { Toggle("x", isOn: $isOn).toggleStyle(Loud()) }
  }

  @Test func `a style of the app's makes the toggle`() {
    show(Styled())
    Fleet.screen.buttons["is off"].tap()
    #expect(Fleet.screen.buttons["is on"].exists)
  }

  @Test func `progress, with an end and without`() {
    show(
      VStack {
        ProgressView("Loading")
        ProgressView(value: 1, total: 4)
      })
    #expect(Fleet.screen.activityIndicators["In progress"].exists)
    #expect(Fleet.screen.progressIndicators.firstMatch.value == "25%")
    #expect(texts == ["Loading"])
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 2
    show(ProgressView(progress))
    #expect(Fleet.screen.progressIndicators.firstMatch.value == "50%")
  }

  private struct Details: View {
    @State private var isOpen = false
    var body: some View {
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("inside") }
    }
  }

  @Test func `a group opens and closes`() {
    show(Details())
    #expect(!texts.contains("inside"))
    Fleet.screen.buttons["Details"].tap()
    #expect(texts.contains("inside"))
    Fleet.screen.buttons["Details"].tap()
    #expect(!texts.contains("inside"))
  }
}
