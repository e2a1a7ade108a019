import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Columns.
@MainActor
@Suite("Columns of SwiftUI", .freshApplication)
struct SplitTests {
  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var bird = "none"

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        VStack {
          NavigationLink("wren") { Text("the wren").navigationTitle("Wren") }
          NavigationLink("owl", value: "owl")
          Button("alone") { visibility = .detailOnly }
        }
        .navigationTitle("Birds")
        .navigationDestination(for: String.self) { Text("the \($0)").navigationTitle($0) }
      } detail: {
        VStack {
          Text("choose, \(visibility == .detailOnly ? "alone" : "all")")
          Button("both") { visibility = .all }
        }
      }
    }
  }

  @Test func `behaviour 1178: columns lie beside each other where there is room`() throws {
    Fleet.world.device = .iPadPro11
    let controller = show(Columns())
    let split = try #require(find(UISplitViewController.self, in: controller))
    #expect(!split.isCollapsed)
    #expect(texts.contains("choose, all"))
    tap("wren")
    #expect(texts.contains("the wren"))
    #expect(!texts.contains("choose, all"))
    #expect(Fleet.screen.buttons["owl"].exists)
    tap("owl")
    #expect(texts.contains("the owl"))
    #expect(!texts.contains("the wren"))
    tap("alone")
    #expect(split.displayMode == .secondaryOnly)
    #expect(!Fleet.screen.buttons["owl"].exists)
    split.show(.primary)
    Fleet.settle()
    #expect(Fleet.screen.buttons["owl"].exists)
  }

  @Test func `behaviour 1179: where there is little width they are one stack`() throws {
    let controller = show(Columns())
    let split = try #require(find(UISplitViewController.self, in: controller))
    #expect(split.isCollapsed)
    #expect(contents == [])
    tap("owl")
    #expect(contents == ["the owl"])
    goBack()
    #expect(Fleet.screen.buttons["owl"].exists)
    for _ in 0..<2 {
      tap("wren")
      #expect(contents == ["the wren"])
      goBack()
    }
  }

  private struct Stacked: View {
    let column: NavigationSplitViewColumn
    @State private var path: [Int] = []

    var body: some View {
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        Text("sidebar").navigationTitle("Sidebar")
      } content: {
        Text("content").navigationTitle("Content")
      } detail: {
        NavigationStack(path: $path) {
          VStack {
            Text("path \(path.count)")
            NavigationLink("deeper", value: 1)
          }
          .navigationTitle("Detail")
          .navigationDestination(for: Int.self) { _ in Text("deep").navigationTitle("Deep") }
        }
      }
    }
  }

  @Test func `behaviour 1180: a stack in a column is that of the column`() throws {
    for device in [TestWorld.Device.iPadPro11, .iPhone16] {
      Fleet.world.device = device
      show(Stacked(column: .detail))
      #expect(texts.contains("path 0"), "\(device)")
      tap("deeper")
      #expect(texts.contains("deep"), "\(device)")
      Fleet.screen.navigationBars.buttons["Detail"].tap()
      #expect(texts.contains("path 0"), "\(device)")
    }
    show(Stacked(column: .sidebar))
    #expect(contents == ["sidebar"])
  }

  @Test func `behaviour 1181: an old view of screens has columns where there is room`() throws {
    struct Old: View {
      var body: some View {
        NavigationView {
          NavigationLink("go") { Text("gone") }
          Text("second")
        }
      }
    }
    #expect(find(UISplitViewController.self, in: show(Old())) == nil)
    #expect(contents == [])
    tap("go")
    #expect(contents == ["gone"])
    Fleet.world.device = .iPadPro11
    #expect(find(UISplitViewController.self, in: show(Old())) != nil)
    #expect(contents == ["second"])
    tap("go")
    #expect(contents == ["gone"])
    #expect(find(UISplitViewController.self, in: show(Old().navigationViewStyle(.stack))) == nil)
  }
}
