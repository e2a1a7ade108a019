import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

private typealias ObservedObject = HeadlessSwiftUI.ObservedObject

/// Titles and toolbars.
@MainActor
@Suite("Bars of SwiftUI", .freshApplication)
struct BarTests {
  private typealias Mode = UINavigationItem.LargeTitleDisplayMode

  /// Shows a view as the first screen of a stack; returns its item.
  private func item<V: View>(_ view: V) -> UINavigationItem? {
    show(NavigationStack { view }).stack?.topViewController?.navigationItem
  }

  @Test func `behaviour 1165: the forms of a title`() {
    let key: LocalizedStringKey = "key"
    let word = "word"
    let rows: [(AnyView, String, Mode)] = [
      (AnyView(Text("x").navigationTitle(key)), "key", .automatic),
      (AnyView(Text("x").navigationTitle(word)), "word", .automatic),
      (AnyView(Text("x").navigationTitle(Text("a") + Text("b"))), "ab", .automatic),
      (AnyView(Text("x").navigationTitle(.constant("bound"))), "bound", .automatic),
      (AnyView(Text("x").navigationBarTitle("old")), "old", .automatic),
      (AnyView(Text("x").navigationBarTitle(Text("old"), displayMode: .inline)), "old", .never),
      (AnyView(Text("x").navigationBarTitle("old", displayMode: .large)), "old", .always),
      (
        AnyView(Text("x").navigationTitle("t").navigationBarTitleDisplayMode(.inline)), "t", .never
      ),
      (AnyView(Text("x").navigationTitle("t").toolbarTitleDisplayMode(.large)), "t", .always),
      (
        AnyView(VStack { Text("x").navigationTitle("in") }.navigationTitle("out")), "out",
        .automatic
      ),
    ]
    for (view, title, mode) in rows {
      let item = item(view)
      #expect(item?.title == title)
      #expect(item?.largeTitleDisplayMode == mode, "\(title)")
      #expect(Fleet.screen.navigationBars[title].exists)
    }
  }

  private struct Changing: View {
    @State private var count = 0
    @State private var isTitled = true

    var body: some View {
      NavigationStack {
        VStack {
          Button("more") { count += 1 }
          Button("other") { isTitled.toggle() }
          if isTitled { Text("x").navigationTitle("count \(count)") }
        }
      }
    }
  }

  @Test func `behaviour 1166: a title follows its state, and goes with its view`() {
    let controller = show(Changing())
    #expect(controller.titles == ["count 0"])
    tap("more")
    #expect(controller.titles == ["count 1"])
    tap("other")
    #expect(controller.titles == ["-"])
    tap("other")
    #expect(controller.titles == ["count 1"])
  }

  @Test func `behaviour 1167: a controller on a stack of UIKit's has titles and items, too`() {
    let hosting = UIHostingController(
      rootView: Text("x").navigationTitle("hosted").toolbar { Button("Add") {} })
    let navigation = setInAppWindowRootNavigation(hosting)
    #expect(hosting.navigationItem.title == "hosted")
    #expect(hosting.navigationItem.rightBarButtonItems?.count == 1)
    #expect(navigation.isToolbarHidden)
    #expect(!navigation.navigationBar.prefersLargeTitles)
  }

  private final class Counts: ObservableObject {
    @Published var done: [String] = []
    @Published var isOff = false
  }

  /// Each placement, and what it comes to.
  private static let placements: [(String, ToolbarItemPlacement, String)] = [
    ("automatic", .automatic, "right"), ("primary", .primaryAction, "right"),
    ("confirm", .confirmationAction, "right"), ("delete", .destructiveAction, "right"),
    ("trailing", .topBarTrailing, "right"), ("oldTrailing", .navigationBarTrailing, "right"),
    ("cancel", .cancellationAction, "left"), ("navigation", .navigation, "left"),
    ("leading", .topBarLeading, "left"), ("oldLeading", .navigationBarLeading, "left"),
    ("principal", .principal, "title"), ("bottom", .bottomBar, "bottom"),
    ("status", .status, "bottom"),
  ]

  @Test func `behaviour 1168: the placements of items`() {
    for (name, placement, place) in Self.placements {
      let counts = Counts()
      let controller = show(
        NavigationStack {
          Text("x").toolbar {
            ToolbarItem(placement: placement) { Button(name) { counts.done.append(name) } }
          }
        })
      let top = controller.stack?.topViewController
      let item = top?.navigationItem
      #expect((item?.rightBarButtonItems?.count ?? 0) == (place == "right" ? 1 : 0), "\(name)")
      #expect((item?.leftBarButtonItems?.count ?? 0) == (place == "left" ? 1 : 0), "\(name)")
      #expect((item?.titleView != nil) == (place == "title"), "\(name)")
      #expect((top?.toolbarItems?.count ?? 0) == (place == "bottom" ? 1 : 0), "\(name)")
      #expect(controller.stack?.isToolbarHidden == (place != "bottom"), "\(name)")
      tap(name)
      #expect(counts.done == [name])
    }
  }

  private struct Bars: View {
    @ObservedObject var counts: Counts

    var body: some View {
      Text(counts.done.joined(separator: " "))
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { push("Edit") }
          ToolbarItemGroup(placement: .topBarTrailing) {
            push("First")
            push("Second")
          }
          if counts.isOff { ToolbarItem { push("Extra") } }
          Own(counts: counts)
        }
    }

    private func push(_ name: String) -> some View {
      Button(name) { counts.done.append(name) }
        .environment(\.isEnabled, !(counts.isOff && name == "First"))
    }
  }

  private struct Own: ToolbarContent {
    @ObservedObject var counts: Counts
    @State private var taps = 0

    var body: some ToolbarContent {
      ToolbarItem(placement: .bottomBar) {
        Button("taps \(taps)") { taps += 1 }
      }
      ToolbarItem(placement: .bottomBar) { Spacer() }
      ToolbarItem(placement: .bottomBar) { Toggle("Off", isOn: $counts.isOff) }
    }
  }

  @Test func `behaviour 1169: groups, conditions and content of the app's`() {
    let counts = Counts()
    let controller = show(NavigationStack { Bars(counts: counts) })
    #expect(barButtons == ["Edit", "First", "Second"])
    controller.stack?.navigationBar.tapTopItem(withTitle: "Second")
    tap("Edit")
    #expect(counts.done == ["Second", "Edit"])
    #expect(texts.contains("Second Edit"))
    tap("taps 0")
    #expect(Fleet.screen.toolbars.buttons["taps 1"].exists)
    #expect(controller.stack?.topViewController?.toolbarItems?.count == 3)

    counts.isOff = true
    Fleet.settle()
    #expect(barButtons == ["Edit", "First", "Second", "Extra"])
    #expect(!Fleet.screen.buttons["First"].isEnabled)
    let reasons = failures { controller.stack?.navigationBar.tapTopItem(withTitle: "First") }
    #expect(reasons.count == 1)
    counts.isOff = false
    Fleet.settle()
    #expect(barButtons == ["Edit", "First", "Second"])
  }

  @Test func `behaviour 1170: what is needed less is in a menu, labels show their pictures`() {
    let counts = Counts()
    let controller = show(
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Sort") { counts.done.append("sort") } }
          ToolbarItem { Button("Add", systemImage: "plus") { counts.done.append("add") } }
          ToolbarItem { Menu("Other") { Button("Copy") { counts.done.append("copy") } } }
        }
      })
    let item = controller.stack?.topViewController?.navigationItem
    item?.rightBarButtonItems?.first { $0.menu != nil }?.chooseMenuItem(withTitle: "Sort")
    tap("Add")
    Fleet.screen.navigationBars.buttons["Other"].chooseMenuItem(withTitle: "Copy")
    #expect(counts.done == ["sort", "add", "copy"])
    #expect(!texts.contains("Add"))
  }

  @Test func `behaviour 1171: items above the keyboard`() {
    struct Typing: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Text("count \(count)")
        }
        .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") { count += 1 } } }
      }
    }
    show(Typing())
    #expect(!Fleet.screen.buttons["Done"].exists)
    Fleet.screen.textFields["Name"].tap()
    tap("Done")
    #expect(texts.contains("count 1"))
  }

  @Test func `behaviour 1172: the back button, and the bars that are hidden`() {
    struct Pages: View {
      let change: @MainActor (Text) -> AnyView
      var body: some View {
        NavigationStack {
          NavigationLink("go") { change(Text("x")) }.navigationTitle("root")
        }
      }
    }
    let hidden = show(Pages { AnyView($0.navigationBarBackButtonHidden()) })
    tap("go")
    #expect(barButtons == [])
    #expect(failures { hidden.stack?.tapBackButton() }.count == 1)

    for change in [
      { AnyView($0.navigationBarHidden(true)) },
      { AnyView($0.toolbar(.hidden, for: .navigationBar)) },
      { AnyView($0.toolbarVisibility(.hidden, for: .navigationBar)) },
    ] as [@MainActor (Text) -> AnyView] {
      let controller = show(Pages(change: change))
      #expect(controller.stack?.isNavigationBarHidden == false)
      tap("go")
      #expect(controller.stack?.isNavigationBarHidden == true)
      controller.stack?.popViewController(animated: true)
      Fleet.settle()
      #expect(controller.stack?.isNavigationBarHidden == false)
    }

    let items = show(
      Pages { AnyView($0.navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})) })
    tap("go")
    #expect(barButtons == ["root", "L", "T"])
    #expect(items.stack?.topViewController?.navigationItem.leftItemsSupplementBackButton == true)
  }

  @Test func `behaviour 1173: roles, and looks that are not drawn`() {
    let rows: [(AnyView, UINavigationItem.ItemStyle)] = [
      (AnyView(Text("x").toolbarRole(.editor)), .editor),
      (AnyView(Text("x").toolbarRole(.browser)), .browser),
      (AnyView(Text("x").toolbarRole(.navigationStack)), .navigator),
      (AnyView(Text("x").toolbarBackground(.red, for: .navigationBar)), .navigator),
      (AnyView(Text("x").toolbarBackground(.visible, for: .tabBar)), .navigator),
      (AnyView(Text("x").toolbarColorScheme(.dark, for: .navigationBar)), .navigator),
    ]
    for (view, style) in rows { #expect(item(view)?.style == style) }
    #expect(item(Text("x").navigationSubtitle("below"))?.subtitle == "below")
  }

  private struct Mixed: View {
    @State private var isMore = false

    var body: some View {
      Text("x").toolbar {
        Button("Add") { isMore = true }
        ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
        if isMore { Button("Share") {} }
      }
    }
  }

  @Test func `behaviour 1167: views stand in a toolbar beside items`() {
    let hosting = UIHostingController(rootView: Mixed())
    setInAppWindowRootNavigation(hosting)
    #expect(barButtons == ["Sort", "Add"])
    tap("Add")
    #expect(Set(barButtons) == ["Sort", "Add", "Share"])
  }
}
