import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// What assistive technologies and tests find.
@MainActor
@Suite("Elements of SwiftUI", .freshApplication)
struct ElementTests {
  private let log = Log()

  @Test func `behaviour 1098: what is said of one element is replaced by what is said outside`() {
    show(
      Text("5").accessibilityLabel("inner").accessibilityLabel("five")
        .accessibilityIdentifier("number").accessibilityAddTraits(.isHeader))
    let text = Fleet.screen.staticTexts["number"]
    #expect(text.label == "five")
    #expect(voiceOver.transcript == ["five, Heading"])
  }

  @Test func `behaviour 1099: what is said of a container is said of each element within`() {
    show(
      VStack {
        Text("a").accessibilityIdentifier("own")
        Text("b")
      }
      .accessibilityIdentifier("both"))
    #expect(Fleet.screen.staticTexts.matching(identifier: "both").count == 2)
    #expect(!Fleet.screen.staticTexts["own"].exists)
  }

  @Test func `behaviour 1100: elements that are combined, contained or ignored`() {
    func pair(_ behavior: AccessibilityChildBehavior) -> some View {
      HStack {
        Image(systemName: "star")
        Text("Rating")
        Text("5")
      }
      .accessibilityElement(children: behavior)
      .accessibilityIdentifier("pair")
    }
    show(pair(.combine))
    #expect(voiceOver.transcript == ["Rating, 5"])
    show(pair(.contain))
    #expect(Fleet.screen.otherElements["pair"].staticTexts.count == 2)
    show(pair(.ignore).accessibilityLabel("Five stars"))
    #expect(voiceOver.transcript == ["Five stars"])
  }

  @Test func `behaviour 1101: what is hidden is found by nobody`() {
    show(
      VStack {
        Text("seen")
        Text("hidden").accessibilityHidden(true)
        Text("gone").hidden()
        Image(decorative: "photo")
        Color.red
      })
    #expect(texts == ["seen"])
    #expect(Fleet.screen.images.count == 0)
  }

  @Test func `behaviour 1102: actions by name, and what using an element does`() {
    show(
      Text("Mail").accessibilityAction(named: "Delete") { log.add("delete") }
        .accessibilityAction { log.add("open") })
    Fleet.screen.staticTexts["Mail"].chooseCustomAction(named: "Delete")
    #expect(log.take() == ["delete"])
  }

  private struct Removed: View {
    @State private var isNamed = true
    var body: some View {
      VStack {
        Text("5").accessibilityLabel(isNamed ? "five" : "5")
          .accessibilityAddTraits(isNamed ? .isSelected : [])
        Button("Change") { isNamed = false }
      }
    }
  }

  @Test func `what is not said any more goes`() {
    show(Removed())
    #expect(Fleet.screen.staticTexts["five"].isSelected)
    Fleet.screen.buttons["Change"].tap()
    #expect(!Fleet.screen.staticTexts["five"].exists)
    #expect(!Fleet.screen.staticTexts["5"].isSelected)
  }

  @Test func `VoiceOver reads controls`() {
    show(
      VStack {
        Button("Pay") {}
        Toggle("Sounds", isOn: .constant(true))
        TextField("Name", text: .constant(""))
      })
    let lines = voiceOver.transcript
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("Pay") == true)
    #expect(lines.dropFirst().first?.hasPrefix("Sounds") == true)
  }
}
