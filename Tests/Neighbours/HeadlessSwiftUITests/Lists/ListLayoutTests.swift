import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// How large the parts of lists are, and where.
@MainActor
@Suite("Sizes of SwiftUI's lists", .freshApplication)
struct ListLayoutTests {
  private struct Settings: View {
    var body: some View {
      List {
        Section {
          Text("one")
          Text("two")
        } header: {
          Text("Account")
        } footer: {
          Text("Footer")
        }
        Section("Second") { Text("three") }
        Section("Third") { Text("four") }
      }
    }
  }

  private func heights(_ list: UICollectionView, _ kind: String) -> [CGFloat] {
    list.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap {
      list.supplementaryView(forElementKind: kind, at: $0)?.frame.height
    }
  }

  private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.35 }

  private struct Size {
    let system: TestWorld.System
    let device: TestWorld.Device
    let margin, row, header, footer: CGFloat
    let title: String
  }

  @Test func `behaviour 1112: groups with round corners, as they were measured`() throws {
    let sizes = [
      Size(
        system: .iOS(17, 5), device: .iPhone15, margin: 20, row: 44, header: 38.67, footer: 33.67,
        title: "ACCOUNT"),
      Size(
        system: .iOS(18, 5), device: .iPhone16Pro, margin: 20, row: 44, header: 38.67,
        footer: 33.67, title: "ACCOUNT"),
      Size(
        system: .iOS(26, 2), device: .iPhone17, margin: 16, row: 52, header: 40.33, footer: 29.67,
        title: "Account"),
    ]
    for size in sizes {
      Fleet.world.device = size.device
      Fleet.world.system = size.system
      let view = try #require(show(Settings()).view)
      let list = try #require(view.list)
      let rows = list.rows
      #expect(rows.map(\.frame.height) == [size.row, size.row, size.row, size.row])
      #expect(rows[0].frame.minX == size.margin)
      #expect(rows[0].frame.width == view.bounds.width - 2 * size.margin)
      let inset = size.system == .iOS(26, 2) ? 16 : 20.0
      #expect(near(view.place("one")?.minX ?? 0, size.margin + inset))
      let headers = heights(list, UICollectionView.elementKindSectionHeader)
      #expect(headers.allSatisfy { near($0, size.header) }, "\(headers)")
      let footers = heights(list, UICollectionView.elementKindSectionFooter)
      #expect(footers.allSatisfy { near($0, size.footer) }, "\(footers)")
      let first = try #require(view.place(size.title))
      #expect(near(first.maxY + 6, rows[0].convert(rows[0].bounds, to: nil).minY))
      // A footer stands right above the next header; without one there is some space.
      #expect(near(rows[2].frame.minY - rows[1].frame.maxY, size.footer + size.header))
      #expect(near(rows[3].frame.minY - rows[2].frame.maxY, 17.67 + size.header))
      #expect(Fleet.screen.staticTexts[size.title].exists)
    }
  }

  private struct Heights: View {
    var body: some View {
      List {
        Block("low", 10, 10)
        Block("picture", 90, 90)
        Text("bare").listRowInsets(EdgeInsets())
        Text("wide").listRowInsets(EdgeInsets(top: 30, leading: 5, bottom: 20, trailing: 0))
      }
      .listStyle(.plain)
    }
  }

  @Test func `behaviours 1113 and 1118: a plain row is as high as its views and 22 points`() throws
  {
    Fleet.world.device = .iPhoneX
    let view = try #require(show(Heights()).view)
    let list = try #require(view.list)
    #expect(zip(list.rows.map(\.frame.height), [44, 112, 44, 70.33]).allSatisfy(near))
    #expect(list.rows.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 375 })
    #expect(frames(in: view)["picture"]?.minX == 16)
    #expect(view.place("bare")?.minX == 0)
    #expect(view.place("wide")?.minX == 5)
  }

  private struct Growing: View {
    @State private var count = 1

    var body: some View {
      List {
        Button("more") { count += 1 }
        Text(Array(repeating: "line", count: count).joined(separator: "\n"))
        Text("below")
      }
    }
  }

  @Test func `a row grows with its views`() throws {
    let list = try #require(show(Growing()).view.list)
    let before = list.rows.map(\.frame.height)
    tap("more")
    tap("more")
    tap("more")
    let after = list.rows.map(\.frame.height)
    #expect(before[1] == 44)
    #expect(near(after[1], 20.33 + 3 * 22 + 22))
    #expect(near(list.rows[2].frame.minY, list.rows[1].frame.maxY))
  }

  private struct Looks: View {
    var body: some View {
      List {
        Text("red").listRowBackground(Block("ground"))
        Text("plain")
      }
      .scrollContentBackground(.hidden)
    }
  }

  @Test func `behaviour 1118: what stands behind a row fills it`() throws {
    let view = try #require(show(Looks()).view)
    let list = try #require(view.list)
    let row = list.rows[0]
    #expect(frames(in: view)["ground"] == row.convert(row.bounds, to: nil))
    #expect(list.backgroundColor == .clear)
    #expect(list.rows[1].backgroundView?.backgroundColor == .secondarySystemGroupedBackground)
  }

  private struct Reading: View {
    @State private var isOn = false

    var body: some View {
      List {
        GeometryReader { proxy in
          Button(isOn ? "on \(Int(proxy.size.width))" : "off") { isOn = true }
        }
        .listRowBackground(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }
    }
  }

  @Test func `a row follows what it reads of its place`() {
    show(Reading())
    tap("off")
    #expect(Fleet.screen.buttons["on 326"].exists)
  }

  @Test func `a list goes on under the bars, and its rows keep clear of them`() throws {
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: Settings()))
    setAsAppRootWindow(navigation)
    Fleet.settle()
    let list = try #require(navigation.view.list)
    #expect(list.frame == navigation.view.bounds)
    #expect(list.adjustedContentInset.top == navigation.navigationBar.frame.maxY)
  }
}
