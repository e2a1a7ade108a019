import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// UIKit around SwiftUI, and within it.
@MainActor
@Suite("Bridges of SwiftUI", .freshApplication)
struct HostingTests {
  private let log = Log()

  private struct Meter: UIViewRepresentable {
    let value: Int
    let log: Log

    final class Coordinator { var updates = 0 }

    func makeCoordinator() -> Coordinator {
      log.add("coordinator")
      return Coordinator()
    }

    func makeUIView(context: Context) -> UILabel {
      log.add("make")
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.updates += 1
      uiView.text = "value \(value), update \(context.coordinator.updates)"
      log.add("update \(value)")
    }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
      uiView.text = "gone"
      Self.dismantled += 1
    }

    static var dismantled = 0
  }

  private struct Metered: View {
    let log: Log
    @State private var value = 0
    @State private var other = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        Push("more") { value += 1 }
        Push("other \(other)") { other += 1 }
        Push("hide") { isShown = false }
        if isShown { Meter(value: value, log: log) }
      }
    }
  }

  @Test func `behaviour 1050: the calls of a view of UIKit's, in order`() {
    Meter.dismantled = 0
    show(Metered(log: log))
    #expect(log.take() == ["coordinator", "make", "update 0"])
    tap("more")
    #expect(log.take() == ["update 1"])
    #expect(texts == ["value 1, update 2"])
    tap("other 0")
    #expect(log.take() == [])
    tap("hide")
    #expect(Meter.dismantled == 1)
    #expect(texts == [])
  }

  private struct Child: UIViewControllerRepresentable {
    let title: String

    func makeUIViewController(context: Context) -> ChildController { ChildController() }

    func updateUIViewController(_ controller: ChildController, context: Context) {
      controller.label.text = "child \(title)"
    }
  }

  private final class ChildController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      view.addSubview(label)
    }
  }

  private struct Parent: View {
    let title: String
    @State private var lines = 1

    var body: some View {
      VStack(spacing: 0) {
        Push("\(title) \(lines)") { lines += 1 }
        ForEach(0..<lines, id: \.self) { Block("line \($0)", 50, 40 + CGFloat($0)) }
        Child(title: title).frame(height: 60)
      }
    }
  }

  @Test func `behaviours 1051 and 1052: controllers within, and another root view`() {
    let controller = show(Parent(title: "first"))
    #expect(texts == ["child first"])
    #expect(controller.children.count == 1)
    tap("first 1")

    controller.rootView = Parent(title: "second")
    Fleet.settle()
    #expect(texts == ["child second"])
    #expect(Fleet.screen.buttons["second 2"].exists)
    #expect(controller.children.count == 1)
  }

  private final class Mixed: UIViewController {
    let hosting = UIHostingController(rootView: Parent(title: "in"))
    let after = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      hosting.sizingOptions = .intrinsicContentSize
      addChild(hosting)
      let stack = UIStackView(arrangedSubviews: [hosting.view, after])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 500)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      hosting.didMove(toParent: self)
      after.text = "after"
    }
  }

  @Test func `behaviour 1053: a hosted view among UIKit's grows with its state`() {
    let mixed = Mixed()
    setAsAppRootWindow(mixed)
    Fleet.settle()
    let before = mixed.after.frame.minY
    tap("in 1")
    Fleet.settle()
    #expect(mixed.after.frame.minY == before + 41)
  }

  @Test func `behaviour 1054: sizes that a controller answers`() {
    let controller = UIHostingController(rootView: Block("a", 50, 30).padding(10))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 70, height: 50))
    controller.sizingOptions = .preferredContentSize
    controller.loadViewIfNeeded()
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == CGSize(width: 70, height: 50))
  }

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
      VStack {
        Words("presented \(mode.wrappedValue.isPresented)")
        Push("leave") { dismiss() }
        Push("leave by mode") { mode.wrappedValue.dismiss() }
      }
    }
  }

  @Test func `behaviour 1055: what dismiss does on a stack, in a presentation and at the root`() {
    show(Leaving())
    tap("leave")
    #expect(texts == ["presented false"])

    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    setAsAppRootWindow(stack)
    stack.pushViewController(UIHostingController(rootView: Leaving()), animated: false)
    #expect(texts == ["presented true"])
    tap("leave")
    #expect(stack.viewControllers == [root])

    root.present(UIHostingController(rootView: Leaving()), animated: false)
    Fleet.settle()
    tap("leave by mode")
    #expect(root.presentedViewController == nil)
  }

  private struct Traits: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Words("\(scheme) \(width.map { "\($0)" } ?? "none") \(isEnabled)")
    }
  }

  @Test func `behaviours 1056 and 1057: UIKit's traits, and what views disable`() {
    let controller = show(
      VStack {
        Traits(); Traits().disabled(false)
      }.disabled(true))
    #expect(texts == ["light compact false", "light compact false"])
    controller.overrideUserInterfaceStyle = .dark
    Fleet.settle()
    #expect(texts == ["dark compact false", "dark compact false"])
  }

  private struct Environments: View {
    let log: Log
    @State private var suffix = "a"

    var body: some View {
      VStack {
        Push("change") { suffix += "b" }
        Suffixed(log: log)
        Without(log: log)
      }
      .environment(\.suffix, suffix)
    }
  }

  private struct Suffixed: View {
    @Environment(\.suffix) private var suffix
    let log: Log

    var body: some View {
      let _ = log.add("with")
      Words(suffix)
    }
  }

  private struct Without: View {
    let log: Log

    var body: some View {
      let _ = log.add("without")
      Suffixed(log: log)
    }
  }

  @Test func `behaviour 1058: who does not declare a value of the environment is left out`() {
    show(Environments(log: log))
    #expect(log.take() == ["with", "without", "with"])
    tap("change")
    #expect(log.take() == ["with", "with"])
    #expect(texts == ["ab", "ab"])
  }

  // MARK: Storage

  private struct Stored: View {
    @AppStorage("hosting.count") private var count = 3
    @AppStorage("hosting.kind") private var kind = Kind.small
    @SceneStorage("hosting.draft") private var draft = "none"
    @AppStorage("hosting.name") private var name: String?

    @State private var other = 0

    enum Kind: String { case small, large }

    var body: some View {
      VStack {
        Words("\(count) \(kind) \(draft) \(name ?? "-")").id(other < 0)
        Push("other") { other += 1 }
        Push("store") {
          count += 1
          kind = .large
          draft = "some"
          name = "n"
        }
      }
    }
  }

  @Test func `behaviour 1059: what is stored, whatever sets it`() {
    for key in ["count", "kind", "name"] {
      UserDefaults.standard.removeObject(forKey: "hosting.\(key)")
    }
    show(Stored())
    #expect(texts == ["3 small none -"])
    tap("store")
    #expect(texts == ["4 large some n"])
    UserDefaults.standard.set(9, forKey: "hosting.count")
    tap("other")
    #expect(texts == ["9 large some n"])
  }
}

extension HostingTests {
  // MARK: Cells

  private struct Row: View {
    let index: Int
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Push("row \(index): \(count)") { count += 1 }
        Block("line", 50, CGFloat(count) * 30)
      }
    }
  }

  private final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentConfiguration = UIHostingConfiguration { Row(index: indexPath.row) }
        .margins(.vertical, 0)
      return cell
    }
  }

  @Test func `behaviours 1065 and 1066: views in cells, which are as high as these`() {
    let table = Table()
    setAsAppRootWindow(table)
    Fleet.settle()
    #expect(Fleet.screen.buttons["row 2: 0"].exists)
    #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    tap("row 1: 0")
    #expect(Fleet.screen.buttons["row 1: 1"].exists)
  }
}

extension HostingTests {
  // MARK: The keyboard

  private struct Field: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ uiView: UITextField, context: Context) {}
  }

  private struct Typing: View {
    var body: some View {
      VStack(spacing: 0) {
        Field().frame(height: 40)
        Block("rest").background { Block("under").ignoresSafeArea(.keyboard) }
      }
    }
  }

  @Test func `behaviour 1067: views keep clear of the keyboard, unless they ignore it`() {
    let controller = show(Typing())
    let bottom = controller.view.bounds.maxY - controller.view.safeAreaInsets.bottom
    #expect(frames(in: controller.view)["rest"]?.maxY == bottom)

    Fleet.screen.textFields.firstMatch.tap()
    let places = frames(in: controller.view)
    #expect(places["rest"]?.maxY == UIApplication.shared.keyboard.frame.minY)
    #expect(places["under"]?.maxY == bottom)

    controller.view.endEditing(true)
    Fleet.settle()
    #expect(frames(in: controller.view)["rest"]?.maxY == bottom)
  }

  @Test
  func `a preview of statements and a view is one of SwiftUI's, and of a screen one of UIKit's`() {
    let previews = [
      PortedPreview(nil, "Birds.swift", 1) {
        let name = "Wren"
        Text(name)
      },
      PortedPreview(nil, "Birds.swift", 3) {
        struct Host: View {
          var body: some View { Text("In a view of its own") }
        }
        return Host()
      },
      PortedPreview(nil, "Birds.swift", 5) {
        let screen = UITableViewController()
        return screen
      },
    ]
    let screens = previews.map { $0.make() }
    #expect(screens[..<2].allSatisfy { $0 is UIHostingController<AnyView> })
    #expect(screens[2] is UITableViewController)
  }
}
