import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Buttons, and what styles make of them.
@MainActor
@Suite("Buttons of SwiftUI", .freshApplication)
struct ButtonTests {
  private struct Counter<S: View>: View {
    @State private var count = 0
    let button: (@escaping @MainActor () -> Void) -> S
    var body: some View {
      VStack {
        button { count += 1 }
        Text("count \(count)")
      }
    }
  }

  private struct Pale: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("before")
        Button(configuration)
      }
    }
  }

  /// Each style, by its name.
  private static let styles: [(String, @MainActor (Button<Text>) -> AnyView)] = [
    ("automatic", { AnyView($0.buttonStyle(.automatic)) }),
    ("plain", { AnyView($0.buttonStyle(.plain)) }),
    ("borderless", { AnyView($0.buttonStyle(.borderless)) }),
    ("bordered", { AnyView($0.buttonStyle(.bordered)) }),
    ("borderedProminent", { AnyView($0.buttonStyle(.borderedProminent)) }),
    ("type", { AnyView($0.buttonStyle(PlainButtonStyle())) }),
    ("own", { AnyView($0.buttonStyle(Pale())) }),
    ("own, primitive", { AnyView($0.buttonStyle(Wrapped())) }),
  ]

  @Test func `behaviour 1085: a tap does what the button is for, in each style`() {
    for (name, style) in Self.styles {
      show(Counter { style(Button("Add", action: $0)) })
      Fleet.screen.buttons["Add"].tap()
      #expect(texts.contains("count 1"), "\(name)")
      Fleet.screen.staticTexts["Add"].tap()
      #expect(texts.contains("count 2"), "\(name)")
    }
  }

  @Test func `behaviour 1086: a button is called as its texts are, joined`() {
    show(
      Button {
      } label: {
        HStack {
          Image(systemName: "cart")
          VStack {
            Text("Basket")
            Text("3 items")
          }
        }
      })
    #expect(Fleet.screen.buttons["Basket, 3 items"].exists)
    show(
      Button {
      } label: {
        Image(systemName: "trash")
      })
    #expect(Fleet.screen.buttons["trash"].exists)
  }

  @Test func `behaviour 1087: a disabled button is none that can be tapped`() {
    show(Counter { action in Button("Add", action: action).environment(\.isEnabled, false) })
    #expect(!Fleet.screen.buttons["Add"].isEnabled)
    withKnownIssue { Fleet.screen.buttons["Add"].tap() }
    #expect(texts.contains("count 0"))
  }

  @Test func `behaviour 1088: a button with a border is as high as measured`() {
    let frame = layOut(
      Button("Pay") {}.buttonStyle(.bordered).accessibilityIdentifier("pay"),
      in: CGSize(width: 300, height: 300))["pay"]
    #expect(abs((frame?.height ?? 0) - 34.33) < 0.34)
  }

  private struct Opener: View {
    @State private var opened = ""
    var body: some View {
      VStack {
        Link("Help", destination: URL(filePath: "/help"))
        Text(opened)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.lastPathComponent
          return .handled
        })
    }
  }

  @Test func `behaviour 1086: a link opens its address`() {
    show(Opener())
    Fleet.screen.links["Help"].tap()
    #expect(texts.contains("help"))
  }

  private struct Choices: View {
    @State private var chosen = "nothing"
    var body: some View {
      VStack {
        Menu("More") {
          Button("Copy") { chosen = "copy" }
          Button("Delete", role: .destructive) { chosen = "delete" }
          Button("Share") { chosen = "share" }.environment(\.isEnabled, false)
        }
        Text(chosen)
      }
    }
  }

  @Test func `behaviour 1089: a menu has its buttons as items`() {
    show(Choices())
    Fleet.screen.buttons["More"].chooseMenuItem(withTitle: "Delete")
    #expect(texts.contains("delete"))
  }
}
