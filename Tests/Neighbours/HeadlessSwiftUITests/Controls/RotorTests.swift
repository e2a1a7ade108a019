import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Rotors, as a user of VoiceOver turns to them.
@MainActor
@Suite("Rotors of SwiftUI", .freshApplication)
struct RotorTests {
  private struct Mail: Identifiable {
    let id: Int
    var subject: String { "Mail \(id)" }
    var isUrgent: Bool { id % 3 == 0 }
  }

  private static let mails = (1...40).map { Mail(id: $0) }

  /// The labels of what a rotor goes through, until the end.
  private func labels(_ rotor: VoiceOver.Rotor, forward: Bool = true) -> [String] {
    var labels: [String] = []
    while labels.count < 50,
      let stop = forward ? Fleet.voiceOver.next(rotor) : Fleet.voiceOver.previous(rotor)
    {
      labels.append(stop.label)
    }
    return labels
  }

  private struct Inbox: View {
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(RotorTests.mails) { mail in Text(mail.subject).frame(height: 60) }
        }
      }
      .accessibilityRotor("Urgent") {
        ForEach(RotorTests.mails) { mail in
          if mail.isUrgent { AccessibilityRotorEntry(mail.subject, id: mail.id) }
        }
      }
    }
  }

  @Test func `behaviour 1440: a rotor goes to entries, which are scrolled to`() {
    show(Inbox())
    let urgent = Self.mails.filter(\.isUrgent).map(\.subject)
    #expect(Fleet.voiceOver.rotors == ["Urgent"])
    #expect(labels(.custom("Urgent")) == urgent)
    #expect(labels(.custom("Urgent"), forward: false) == urgent.dropLast().reversed())
  }

  @Test func `behaviour 1441: from other elements it goes to the next entry there`() {
    show(Inbox())
    Fleet.voiceOver.move(to: Fleet.screen.staticTexts["Mail 4"])
    #expect(Fleet.voiceOver.next(.custom("Urgent"))?.label == "Mail 6")
    Fleet.voiceOver.move(to: Fleet.screen.staticTexts["Mail 4"])
    #expect(Fleet.voiceOver.previous(.custom("Urgent"))?.label == "Mail 3")
  }

  private struct Names: View {
    @Namespace private var names
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("Top")
        Text("Wren").accessibilityRotorEntry(id: 1, in: names)
        if isOpen { Text("Robin").accessibilityRotorEntry(id: 2, in: names) }
      }
      .accessibilityRotor(Text("Birds")) {
        AccessibilityRotorEntry(Text("a wren"), id: 1, in: names)
        AccessibilityRotorEntry(Text("a robin"), id: 2, in: names) { isOpen = true }
        AccessibilityRotorEntry(Text("a ghost"), id: 3, in: names)
      }
    }
  }

  @Test func `behaviour 1442: an entry prepares for its view, and leads to it by its name`() {
    show(Names())
    #expect(labels(.custom("Birds")) == ["Wren", "Robin"])
  }

  private struct Page: View {
    let mails = Array(RotorTests.mails.prefix(3))

    var body: some View {
      VStack { ForEach(mails) { Text($0.subject) } }
        .accessibilityRotor(.headings, entries: [mails[2]], entryLabel: \.subject)
        .accessibilityRotor("All", entries: mails, entryID: \.id, entryLabel: \.subject)
        .accessibilityRotor(.boldText, entries: [mails[1]], entryLabel: \.subject)
    }
  }

  @Test(arguments: [
    (VoiceOver.Rotor.headings, ["Mail 3"]),
    (.custom("All"), ["Mail 2", "Mail 3"]),
    (.system(.boldText), ["Mail 2"]),
  ])
  func `behaviour 1443: entries of elements, and in the place of the system's rotors`(
    rotor: VoiceOver.Rotor, expected: [String]
  ) {
    show(Page())
    #expect(labels(rotor) == expected)
  }

  private struct Note: View {
    let text = "a wren and a robin"

    var body: some View {
      Text(text).accessibilityRotor("Birds", textRanges: [range("wren"), range("robin")])
    }

    private func range(_ word: String) -> Range<String.Index> {
      text.range(of: word) ?? text.startIndex..<text.startIndex
    }
  }

  @Test func `behaviour 1444: parts of a text are said one after the other`() {
    show(Note())
    #expect(labels(.custom("Birds")).count == 2)
    #expect(Fleet.voiceOver.spoken == ["wren", "robin"])
  }
}
