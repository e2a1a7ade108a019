import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// What is selected in fields.
@MainActor
@Suite("Selections of SwiftUI's fields", .freshApplication)
struct SelectionTests {
  enum Kind: CaseIterable { case field, growing, editor }

  private struct Draft: View {
    let kind: Kind
    @State private var text = "a wren"
    @State private var selection: TextSelection?
    @FocusState private var isIn: Bool

    var body: some View {
      VStack {
        Group(content: {
          switch kind {
          case .field: TextField("Draft", text: $text, selection: $selection)
          case .growing: TextField("Draft", text: $text, selection: $selection, axis: .vertical)
          case .editor: TextEditor(text: $text, selection: $selection)
          }
        })
        .focused($isIn)
        .accessibilityIdentifier("draft")
        .frame(height: 100)
        Button("Word") { select("wren") }
        Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
        Button("Edit") { isIn = true }
        Button("Clear") {
          text = ""
          selection = nil
        }
        Text(words)
      }
    }

    private func select(_ word: String) {
      if let range = text.range(of: word) { selection = TextSelection(range: range) }
    }

    private var words: String {
      guard let selection else { return "nothing" }
      guard case .selection(let range) = selection.indices else { return "several" }
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      return selection.isInsertion ? "at \(start)" : "'\(text[range])' at \(start)"
    }
  }

  private func draft(_ kind: Kind) -> ScreenElement {
    kind == .field ? Fleet.screen.textFields["draft"] : Fleet.screen.textViews["draft"]
  }

  @Test(arguments: Kind.allCases)
  func `behaviour 1445: the binding hears what a user selects`(kind: Kind) {
    show(Draft(kind: kind))
    #expect(texts.contains("nothing"))
    tap("Edit")
    #expect(texts.contains("at 6"))
    draft(kind).selectText(in: NSRange(location: 2, length: 4))
    #expect(texts.contains("'wren' at 2"))
    draft(kind).type("owl")
    #expect(texts.contains("at 5"))
    #expect(draft(kind).value == "a owl")
  }

  @Test(arguments: Kind.allCases)
  func `behaviour 1446: the binding says what is selected`(kind: Kind) {
    show(Draft(kind: kind))
    tap("Edit")
    tap("Word")
    #expect(texts.contains("'wren' at 2"))
    draft(kind).type("owl")
    #expect(draft(kind).value == "a owl")
    tap("Start")
    draft(kind).type("not ")
    #expect(draft(kind).value == "not a owl")
    tap("Clear")
    draft(kind).type("b")
    #expect(draft(kind).value == "b")
    #expect(texts.contains("at 1"))
  }

  @Test(arguments: Kind.allCases)
  func `behaviour 1446: what was set before counts when typing begins`(kind: Kind) {
    show(Draft(kind: kind))
    tap("Word")
    tap("Edit")
    #expect(texts.contains("'wren' at 2"))
    draft(kind).type("owl")
    #expect(draft(kind).value == "a owl")
  }

  @Test func `a selection is a place, a part, or several parts`() {
    let text = "abc"
    let second = text.index(after: text.startIndex)
    let part = TextSelection(range: text.startIndex..<second)
    #expect(part.indices == .selection(text.startIndex..<second))
    #expect(!part.isInsertion)
    #expect(TextSelection(insertionPoint: second).isInsertion)
    #expect(part.affinity == .automatic)
    let parts = RangeSet([text.startIndex..<second])
    #expect(TextSelection(ranges: parts).indices == .multiSelection(parts))
  }

  private struct Told: View {
    @State private var text = "ab"
    @State private var selection: TextSelection?

    var body: some View {
      TextField("Name", text: $text, selection: $selection)
      Text(selection?.affinity == .upstream ? "up" : "other")
    }
  }

  @Test func `behaviour 1447: a selection has the affinity of its place`() {
    show(Told().textSelectionAffinity(.upstream))
    Fleet.screen.textFields["Name"].tap()
    #expect(texts.contains("up"))
  }
}
