import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// What is dragged from one view to another, and small things that menus and fields are told.
@MainActor
@Suite("Dragging in SwiftUI", .freshApplication)
struct DragTests {
  private struct Nest: DropDelegate {
    let log: Log

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
    func dropEntered(info: DropInfo) { log.add("enters") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func dropExited(info: DropInfo) { log.add("leaves") }

    func performDrop(info: DropInfo) -> Bool {
      log.add("drops \(info.itemProviders(for: [.plainText]).count)")
      return true
    }
  }

  private struct Garden: View {
    let log: Log
    @State private var isOver = false

    var body: some View {
      VStack(spacing: 40) {
        Text("wren").draggable("a wren")
        Text("note").onDrag { NSItemProvider(object: "sing" as NSString) }
        Text("bush").dropDestination(for: String.self) { birds, _ in
          log.add("bush has \(birds)")
          return true
        } isTargeted: {
          log.add("over the bush \($0)")
        }
        let target = Binding {
          isOver
        } set: {
          log.add("over the board \($0)")
          isOver = $0
        }
        Text("board").onDrop(of: [.plainText], isTargeted: target) { items in
          log.add("board has \(items.count)")
          return true
        }
        Text("nest").onDrop(of: [.plainText], delegate: Nest(log: log))
        Text("closed").dropDestination(for: String.self) { _, _ in true }.disabled(true)
      }
    }
  }

  private func view(_ label: String, in view: UIView) -> UIView? {
    for child in view.subviews {
      if child.accessibilityLabel == label { return child }
      if let found = self.view(label, in: child) { return found }
    }
    return nil
  }

  @Test func `behaviour 1256: a value is dropped on what takes its type, and items by their types`()
    throws
  {
    let log = Log()
    let screen = show(Garden(log: log))
    let rows: [(from: String, to: String, lines: [String])] = [
      ("wren", "bush", ["over the bush true", "over the bush false", #"bush has ["a wren"]"#]),
      ("note", "board", ["over the board true", "board has 1", "over the board false"]),
      ("note", "nest", ["enters", "drops 1"]),
    ]
    for (from, to, lines) in rows {
      let ends = try (#require(view(from, in: screen.view)), #require(view(to, in: screen.view)))
      drag(.view(ends.0), to: .view(ends.1))
      Fleet.settle()
      #expect(Set(log.take()) == Set(lines), "\(from) to \(to)")
    }
    for (from, to) in [("note", "bush"), ("wren", "closed"), ("wren", "nest")] {
      let ends = try (#require(view(from, in: screen.view)), #require(view(to, in: screen.view)))
      withKnownIssue { drag(.view(ends.0), to: .view(ends.1)) }
      #expect(log.take().allSatisfy { !$0.contains("has") }, "\(from) to \(to)")
    }
  }

  private struct Small: View {
    @State private var count = 0
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Menu("Count") { Button("One more") { count += 1 } }
          .menuActionDismissBehavior(.disabled)
          .menuOrder(.fixed)
        Text("\(count) times").glassEffect(
          .regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
        GlassEffectContainer { Button("Glass") { count += 10 }.buttonStyle(.glass) }
        Button("More glass") { count += 100 }.buttonStyle(.glassProminent)
        TextField("Name", text: $name).focused($isFocused)
        Text(isFocused ? "typing" : "waiting")
        ShareLink(item: URL(fileURLWithPath: "/birds"), preview: SharePreview("Birds"))
      }
      .defaultFocus($isFocused, true)
      .containerBackground(.blue, for: .navigation)
      .containerShape(.rect(cornerRadius: 8))
    }
  }

  @Test
  func `behaviour 1257: a menu stays, a field has the focus, and buttons of glass are buttons`() {
    show(Small())
    Fleet.settle()
    #expect(texts.contains("typing"))
    #expect(Fleet.screen.buttons["Share…"].exists)
    tap("Glass")
    tap("More glass")
    #expect(texts.contains("110 times"))
    tap("Count")
    tap("One more")
    tap("One more")
    #expect(Fleet.screen.buttons["One more"].exists)
  }
}
