import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Tabs and pages.
@MainActor
@Suite("Tabs of SwiftUI", .freshApplication)
struct TabTests {
  private let log = Log()

  private struct Page: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(name) count \(count)")
        Button("more") { count += 1 }
      }
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
    }
  }

  private struct Old: View {
    let log: Log
    @State private var selection = 2
    @State private var mail = 3

    var body: some View {
      TabView(selection: $selection) {
        Page(name: "one", log: log).tabItem { Label("One", systemImage: "1.circle") }.tag(1)
          .badge(mail)
        Page(name: "two", log: log).tabItem {
          Image(systemName: "2.circle")
          Text("Two")
        }.tag(2)
        Button("to one, \(selection)") { (selection, mail) = (1, 0) }
          .tag(3)
          .tabItem { Text("Three") }
      }
    }
  }

  private struct Playing: View {
    @State private var isPlaying = true
    @State private var count = 1

    var body: some View {
      TabView {
        Button("Stop") { isPlaying = false }.tabItem { Text("One") }
      }
      .tabViewBottomAccessory(isEnabled: isPlaying) {
        Button("Played \(count)") { count += 1 }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  @Test func `a view above the bar of tabs comes, changes and goes`() throws {
    let tabs = try tabs(show(Playing()))
    let button = Fleet.screen.buttons["Played 1"]
    #expect(button.frame.maxY <= tabs.tabBar.frame.minY)
    button.tap()
    #expect(Fleet.screen.buttons["Played 2"].exists)
    Fleet.screen.buttons["Stop"].tap()
    #expect(!Fleet.screen.buttons["Played 2"].exists)
  }

  private func tabs(_ controller: UIViewController) throws -> UITabBarController {
    try #require(find(UITabBarController.self, in: controller))
  }

  @Test func `behaviour 1182: tabs are UIKit's, with their items`() throws {
    let tabs = try tabs(show(Old(log: log)))
    let items = tabs.tabBar.items ?? []
    #expect(items.map(\.title) == ["One", "Two", "Three"])
    #expect(items.map(\.badgeValue) == ["3", nil, nil])
    #expect(items.map { $0.image == nil } == [false, false, true])
    #expect(tabs.selectedIndex == 1)
    #expect(Fleet.screen.tabBars.buttons["Two"].isSelected)
    #expect(texts.contains("two count 0"))
  }

  @Test func `behaviour 1183: the user and a state select, and screens keep their states`() throws {
    let tabs = try tabs(show(Old(log: log)))
    #expect(log.take() == ["two appears"])
    tap("more")
    tabs.selectTab(withLabel: "Three")
    #expect(Fleet.screen.buttons["to one, 3"].exists)
    #expect(log.take() == ["two disappears"])
    tap("to one, 3")
    #expect(tabs.selectedIndex == 0)
    #expect(texts.contains("one count 0"))
    #expect(tabs.tabBar.items?.first?.badgeValue == nil)
    Fleet.screen.tabBars.buttons["Two"].tap()
    #expect(texts.contains("two count 1"))
    #expect(log.take() == ["one appears", "two appears", "one disappears"])
  }

  private enum Place: Hashable { case home, search, more(Int) }

  private struct New: View {
    @State private var place = Place.home
    @State private var hasMore = true

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) {
          Button("less") { hasMore = false }
        }
        .badge("new")
        Tab(value: Place.search, role: .search) { Text("searching") }
        if hasMore {
          TabSection("More") {
            ForEach(1..<3) { number in
              Tab("More \(number)", systemImage: "circle", value: Place.more(number)) {
                Text("more \(number)")
              }
            }
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test func `behaviour 1184: tabs of newer systems, sections and conditions`() throws {
    let tabs = try tabs(show(New()))
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search", "More 1", "More 2"])
    #expect(tabs.tabBar.items?.first?.badgeValue == "new")
    tabs.selectTab(withLabel: "More 2")
    #expect(contents == ["more 2"])
    tabs.selectTab(withLabel: "Home")
    tap("less")
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])

    let plain = try self.tabs(
      show(
        TabView {
          Tab("A", systemImage: "a.circle") { Text("a") }
          Tab("B", systemImage: "b.circle") { Text("b") }
        }))
    plain.selectTab(withLabel: "B")
    #expect(contents == ["b"])
  }

  @Test func `behaviour 1185: what is said around a tab's screen is said of it`() throws {
    struct Around: View {
      let log: Log
      @State private var isRefused = true
      @State private var selection = 0
      var body: some View {
        let bound = Binding(get: { selection }, set: { if $0 != 2 { selection = $0 } })
        TabView(selection: bound) {
          ForEach(0..<3, id: \.self) { number in
            NavigationStack {
              NavigationLink("go \(number)") {
                Text("gone \(number)").toolbar(.hidden, for: .tabBar)
              }
              .navigationTitle("title \(number)")
            }
            .tabItem { Text("tab \(number)") }
            .onAppear { log.add("\(number) appears") }
          }
        }
      }
    }
    let controller = show(Around(log: log))
    let tabs = try tabs(controller)
    #expect(log.take() == ["0 appears"])
    tabs.selectTab(withLabel: "tab 1")
    #expect(log.take() == ["1 appears"])
    #expect(Fleet.screen.navigationBars["title 1"].exists)
    tap("go 1")
    #expect(tabs.isTabBarHidden)
    goBack()
    #expect(!tabs.isTabBarHidden)
    tap("go 1")
    goBack()
    tabs.selectTab(withLabel: "tab 2")
    #expect(tabs.selectedIndex == 1)
    #expect(Fleet.screen.navigationBars["title 1"].exists)
  }

  @Test func `behaviour 1186: the bar around tabs shows what the selected one says`() throws {
    let controller = show(
      NavigationStack {
        TabView {
          Text("a").navigationTitle("A").tabItem { Text("first") }
          Text("b").navigationTitle("B").toolbar { Button("Add") {} }.tabItem { Text("second") }
        }
      })
    #expect(controller.titles == ["A"])
    try tabs(controller).selectTab(withLabel: "second")
    #expect(controller.titles == ["B"])
    #expect(barButtons == ["Add"])
  }

  private struct Pages: View {
    @State private var page = 1

    var body: some View {
      VStack {
        Text("page \(page)")
        Button("last") { page = 2 }
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { Text("content \($0)") }
        }
        .tabViewStyle(.page)
      }
    }
  }

  @Test func `behaviour 1187: pages are turned by the finger, by a state and by the dots`() throws {
    let controller = show(Pages())
    #expect(contents == ["page 1", "content 1"])
    Fleet.screen.collectionViews.element.swipeLeft()
    #expect(contents == ["page 2", "content 2"])
    Fleet.screen.collectionViews.element.swipeRight()
    Fleet.screen.collectionViews.element.swipeRight()
    #expect(contents == ["page 0", "content 0"])
    tap("last")
    #expect(contents == ["page 2", "content 2"])
    let dots = try #require(control(in: controller.view))
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 2)
    dots.tapPreviousPage()
    #expect(contents == ["page 1", "content 1"])
    dots.tapNextPage()
    #expect(contents == ["page 2", "content 2"])
  }

  private func control(in view: UIView) -> UIPageControl? {
    view as? UIPageControl ?? view.subviews.lazy.compactMap(control).first
  }

  @Test func `behaviour 1188: nothing of tabs stays when their controller goes`() {
    weak var hosting: UIViewController?
    weak var screen: UIViewController?
    autoreleasepool {
      let controller = show(Old(log: log))
      hosting = controller
      screen = find(UITabBarController.self, in: controller)?.selectedViewController
      #expect(screen != nil)
      setAsAppRootWindow(UIViewController())
    }
    Fleet.settle()
    #expect(hosting == nil)
    #expect(screen == nil)
  }
}
