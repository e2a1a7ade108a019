import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Styles of menus and groups of controls, transitions of the app's, and where VoiceOver is.
@MainActor
@Suite("Menus, groups and transitions of SwiftUI", .freshApplication)
struct MenuStyleTests {
  private let log = Log()

  private struct Noted: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("noted")
        Menu(configuration)
      }
    }
  }
  private struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `behaviour 1249: a style of the app's makes the look of a menu, which opens`() {
    show(
      Menu("More") {
        Button("Copy") { log.add("copy") }
        ControlGroup {
          Button("One") { log.add("one") }
          Button("Two") { log.add("two") }
        }
      }
      .menuStyle(Noted()).menuIndicator(.hidden))
    #expect(texts == ["noted"])
    let more = Fleet.screen.buttons["More"]
    more.chooseMenuItem(withTitle: "Copy")
    more.chooseMenuItem(withTitle: "Two")
    #expect(log.take() == ["copy", "two"])
  }

  @Test func `behaviour 1249: a menu has the order that is set, and stays where it is to`() throws {
    let controller = show(
      Menu("More") { Button("Copy") { log.add("copy") } }
        .menuOrder(.fixed).menuActionDismissBehavior(.disabled))
    func button(_ view: UIView) -> UIButton? {
      view as? UIButton ?? view.subviews.lazy.compactMap(button).first
    }
    #expect(try #require(button(controller.view)).preferredMenuElementOrder == .fixed)
    Fleet.screen.buttons["More"].tap()
    for _ in 1...2 { Fleet.screen.buttons["Copy"].tap() }
    #expect(log.take() == ["copy", "copy"])
  }

  @Test func `behaviour 1250: groups of controls in their styles`() {
    show(
      VStack {
        ControlGroup("A") { Button("a") { log.add("a") } }
        ControlGroup("B") { Button("b") { log.add("b") } }.controlGroupStyle(Stacked())
        ControlGroup("C", systemImage: "plus") { Button("c") { log.add("c") } }
          .controlGroupStyle(.menu)
      })
    tap("a")
    tap("b")
    #expect(texts == ["B"])
    #expect(!Fleet.screen.buttons["c"].exists)
    Fleet.screen.buttons["C"].chooseMenuItem(withTitle: "c")
    #expect(log.take() == ["a", "b", "c"])
  }

  private struct Named: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.accessibilityLabel(phase.isIdentity ? "there" : "\(phase.value)")
    }
  }

  @Test func `behaviour 1251: a transition of the app's shows a view as one that is there`() {
    show(
      VStack {
        Text("a").transition(Named())
        Text("b").transition(.blurReplace.combined(with: .opacity))
        Text("c").transition(.asymmetric(insertion: .opacity, removal: .move(edge: .top)))
        Text("d").transition(.opacity).contentTransition(.numericText(value: 3))
        Text("e").transition(.push(from: .leading)).transition(.scale(scale: 0.5))
      })
    #expect(texts == ["there", "b", "c", "d", "e"])
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
  }

  private struct Form: View {
    enum Field { case name, mail }
    @AccessibilityFocusState private var field: Field?
    @AccessibilityFocusState private var isAtEnd: Bool
    var body: some View {
      VStack {
        Button("to mail") { field = .mail }
        Text("Name").accessibilityFocused($field, equals: .name)
        Text("Mail").accessibilityFocused($field, equals: .mail)
        Text("at \(field.map { "\($0)" } ?? "none") \(isAtEnd)").accessibilityFocused($isAtEnd)
      }
    }
  }

  @Test func `behaviour 1252: VoiceOver goes where a state says, and the state follows it`() {
    show(Form())
    #expect(texts.last == "at none false")
    Fleet.screen.buttons["to mail"].tap()
    #expect(Fleet.voiceOver.focused?.description == "Mail")
    Fleet.voiceOver.previous()
    #expect(texts.last == "at name false")
    Fleet.voiceOver.move(to: Fleet.screen.staticTexts["at name false"])
    #expect(texts.last == "at none true")
    Fleet.voiceOver.move(to: Fleet.screen.buttons["to mail"])
    #expect(texts.last == "at none false")
  }

  @Test func `behaviour 1253: room is kept for lines that are not there`() {
    func height(_ view: some View) -> CGFloat {
      UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 900)).height
    }
    let line = height(Text("one"))
    #expect(height(Text("one").lineLimit(3, reservesSpace: true)) > line * 2.9)
    #expect(height(Text("one").lineLimit(2...4)) > line * 1.9)
    #expect(height(Text("one").lineLimit(3)) == line)
    #expect(height(Text("one").lineLimit(1).lineLimit(3, reservesSpace: true)) == line)
  }

  @Test func `glass, backgrounds of containers and previews of what is shared change no element`() {
    show(
      VStack {
        Text("glass").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
        GlassEffectContainer { Button("Pay") { log.add("pay") }.buttonStyle(.glassProminent) }
        ShareLink(item: "text", preview: SharePreview("Text"))
      }
      .containerBackground(.blue, for: .navigation))
    tap("Pay")
    #expect(log.take() == ["pay"])
    #expect(texts == ["glass"])
  }
}
