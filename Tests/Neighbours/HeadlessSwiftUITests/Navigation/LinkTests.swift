import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Links and what puts screens on a stack.
@MainActor
@Suite("Links of SwiftUI", .freshApplication)
struct LinkTests {
  private struct Detail: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
      VStack {
        Text("detail")
        Button("back by mode") { mode.wrappedValue.dismiss() }
      }
    }
  }

  /// Each form of a link to a view, by its name.
  private static let forms: [(String, @MainActor (Binding<Bool>, Binding<Int?>) -> AnyView)] = [
    (
      "builders",
      { _, _ in
        AnyView(
          NavigationLink {
            Detail()
          } label: {
            Text("go")
          })
      }
    ),
    ("destination", { _, _ in AnyView(NavigationLink(destination: Detail()) { Text("go") }) }),
    ("title", { _, _ in AnyView(NavigationLink("go") { Detail() }) }),
    ("title, destination", { _, _ in AnyView(NavigationLink("go", destination: Detail())) }),
    (
      "isActive",
      { isActive, _ in
        AnyView(NavigationLink(destination: Detail(), isActive: isActive) { Text("go") })
      }
    ),
    (
      "title, isActive",
      { isActive, _ in AnyView(NavigationLink("go", isActive: isActive) { Detail() }) }
    ),
    (
      "tag",
      { _, selection in
        AnyView(NavigationLink(destination: Detail(), tag: 3, selection: selection) { Text("go") })
      }
    ),
    (
      "title, tag",
      { _, selection in
        AnyView(NavigationLink("go", tag: 3, selection: selection) { Detail() })
      }
    ),
    (
      "detail link",
      { _, _ in AnyView(NavigationLink("go", destination: Detail()).isDetailLink(false)) }
    ),
  ]

  private struct Root: View {
    let link: @MainActor (Binding<Bool>, Binding<Int?>) -> AnyView
    @State private var isActive = false
    @State private var selection: Int?

    var body: some View {
      NavigationView {
        VStack {
          link($isActive, $selection)
          Text("active \(String(isActive)), selection \(selection ?? 0)")
          Button("set") { (isActive, selection) = (true, 3) }
        }
        .navigationBarTitle("root")
      }
      .navigationViewStyle(.stack)
    }
  }

  @Test func `behaviour 1160: a link puts its view on the stack, in each form`() {
    for (name, link) in Self.forms {
      let controller = show(Root(link: link))
      tap("go")
      #expect(texts.contains("detail"), "\(name)")
      #expect(controller.titles.count == 2, "\(name)")
      goBack()
      #expect(texts.contains("active false, selection 0"), "\(name)")
      tap("go")
      tap("back by mode")
      #expect(texts.contains("active false, selection 0"), "\(name)")
      #expect(controller.titles == ["root"], "\(name)")
    }
  }

  @Test func `behaviour 1161: old links are followed, and taken back, by their states`() {
    for name in ["isActive", "title, isActive", "tag", "title, tag"] {
      guard let link = Self.forms.first(where: { $0.0 == name })?.1 else { continue }
      let controller = show(Root(link: link))
      tap("set")
      #expect(controller.titles.count == 2, "\(name)")
      goBack()
      #expect(controller.titles == ["root"], "\(name)")
    }
  }

  private struct States: View {
    @State private var isShown = false
    @State private var item: String?

    var body: some View {
      NavigationStack {
        VStack {
          Button("show") { isShown = true }
          Button("item") { item = "one" }
          Text("shown \(String(isShown)), item \(item ?? "none")")
        }
        .navigationDestination(isPresented: $isShown) {
          Button("hide") { isShown = false }.navigationTitle("shown")
        }
        .navigationDestination(item: $item) { item in
          VStack {
            Text("item \(item)")
            Button("other") { self.item = "two" }
          }
        }
        .navigationTitle("root")
      }
    }
  }

  @Test func `behaviour 1162: a state puts a screen on the stack and takes it off`() {
    let controller = show(States())
    tap("show")
    #expect(controller.titles == ["root", "shown"])
    tap("hide")
    #expect(controller.titles == ["root"])
    tap("show")
    goBack()
    #expect(texts.contains("shown false, item none"))
    tap("item")
    #expect(texts.contains("item one"))
    tap("other")
    #expect(texts.contains("item two"))
    #expect(controller.titles.count == 2)
    goBack()
    #expect(texts.contains("shown false, item none"))
  }

  @Test func `behaviour 1163: a link to a view works on a stack of UIKit's, and on none elsewhere`()
  {
    struct Linked: View {
      var body: some View { NavigationLink("go") { NavigationLink("on") { Detail() } } }
    }
    let navigation = setInAppWindowRootNavigation(UIHostingController(rootView: Linked()))
    tap("go")
    tap("on")
    #expect(texts.contains("detail"))
    #expect(navigation.viewControllers.count == 3)
    tap("back by mode")
    goBack()
    #expect(navigation.viewControllers.count == 1)
    tap("go")
    #expect(navigation.viewControllers.count == 2)

    show(Linked())
    #expect(!Fleet.screen.buttons["go"].isEnabled)
  }

  @Test func `behaviour 1164: a link is a button, in the style of its place, and can be disabled`()
  {
    show(
      NavigationStack {
        VStack {
          NavigationLink {
            Text("never")
          } label: {
            VStack {
              Text("one")
              Text("two")
            }
          }
          .disabled(true)
          NavigationLink("plain") { Text("shown") }.buttonStyle(.plain)
        }
      })
    #expect(!Fleet.screen.buttons["one, two"].isEnabled)
    tap("plain")
    #expect(contents == ["shown"])
  }
}
