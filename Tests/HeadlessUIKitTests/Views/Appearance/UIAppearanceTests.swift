import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIAppearance", .ownApplication)
struct UIAppearanceTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// A label of the app's, and a box that it can lie in.
  private final class Caption: UILabel {}
  private final class Box: UIView {}
  private final class Outer: UIView {}

  private func show(_ view: UIView) { window.addSubview(view) }

  // MARK: When values are taken

  @Test func `values arrive on the way into a window, before didMoveToWindow`() {
    final class Watcher: UILabel {
      var seen: UIColor?
      override func didMoveToWindow() { seen = textColor }
    }
    UILabel.appearance().textColor = .red
    let label = Watcher()

    #expect(label.textColor != .red)
    show(label)

    #expect(label.textColor == .red)
    #expect(label.seen == .red)
  }

  @Test func `a view that is in the window already keeps its look until it enters again`() {
    let label = UILabel()
    show(label)

    UILabel.appearance().textColor = .red
    #expect(label.textColor != .red)
    label.removeFromSuperview()
    show(label)

    #expect(label.textColor == .red)
  }

  @Test func `a new theme replaces what the old one gave`() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    show(label)

    UILabel.appearance().textColor = .blue
    label.removeFromSuperview()
    show(label)

    #expect(label.textColor == .blue)
  }

  @Test func `a value of the view's own wins`() {
    UISwitch.appearance().onTintColor = .red
    let toggle = UISwitch()
    toggle.onTintColor = .green

    show(toggle)

    #expect(toggle.onTintColor == .green)
  }

  @Test func `the same class has one proxy, and each application its own`() {
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UILabel.appearance() !== Caption.appearance())
    let label = UILabel()
    show(label)
    #expect(label.textColor == UILabel().textColor)
  }

  // MARK: Which objects take values

  @Test func `the views inside are dressed too, and those of subclasses`() {
    UILabel.appearance().textColor = .red
    let box = UIView()
    let caption = Caption()
    box.addSubview(caption)

    show(box)

    #expect(caption.textColor == .red)
  }

  @Test func `the proxy of the nearer class wins`() {
    Caption.appearance().textColor = .blue
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .systemFont(ofSize: 30)
    let caption = Caption()

    show(caption)

    #expect(caption.textColor == .blue)
    #expect(caption.font == .systemFont(ofSize: 30))
  }

  @Test func `containers are named from the innermost one outwards`() {
    UILabel.appearance(whenContainedInInstancesOf: [Box.self, Outer.self]).textColor = .blue
    let outer = Outer()
    let box = Box()
    let inside = UILabel()
    let other = UILabel()
    outer.addSubview(box)
    box.addSubview(inside)
    outer.addSubview(other)

    show(outer)

    #expect(inside.textColor == .blue)
    #expect(other.textColor != .blue)
  }

  @Test func `of two containers the outer one wins`() {
    UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
    let outer = Outer()
    let box = Box()
    let label = UILabel()
    outer.addSubview(box)
    box.addSubview(label)

    show(outer)

    #expect(label.textColor == .blue)
  }

  @Test func `a view controller is a container`() {
    final class Screen: UIViewController {}
    UILabel.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .blue
    let screen = Screen()
    let label = UILabel()
    screen.view.addSubview(label)

    window.rootViewController = screen
    window.makeKeyAndVisible()

    #expect(label.textColor == .blue)
  }

  @Test func `traits decide whom a proxy is for`() {
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light)).textColor = .brown
    let label = UILabel()

    show(label)

    #expect(label.textColor == .brown)
  }

  // MARK: Which values apply

  @Test func `bars of a navigation controller get colours, attributes and looks`() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .purple
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UINavigationBar.appearance().tintColor = .orange
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    let navigation = UINavigationController(rootViewController: UIViewController())

    window.rootViewController = navigation
    window.makeKeyAndVisible()

    let bar = navigation.navigationBar
    #expect(bar.standardAppearance.backgroundColor == .purple)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .purple)
    #expect(bar.tintColor == .orange)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
  }

  @Test func `a look that a bar was given stays`() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .purple
    UINavigationBar.appearance().standardAppearance = look
    let own = UINavigationBarAppearance()
    own.backgroundColor = .green
    let bar = UINavigationBar()
    bar.standardAppearance = own

    show(bar)

    #expect(bar.standardAppearance.backgroundColor == .green)
  }

  @Test func `items of bars get theirs with their screen`() {
    UIBarButtonItem.appearance().tintColor = .orange
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .disabled)
    UITabBarItem.appearance().badgeColor = .purple
    let screen = UIViewController()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]

    window.rootViewController = tabs
    window.makeKeyAndVisible()

    #expect(item.tintColor == .orange)
    #expect(
      item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(tabs.tabBar.items?.first?.badgeColor == .purple)
  }

  @Test func `an item that comes later gets its look as well`() {
    UIBarButtonItem.appearance().tintColor = .orange
    let screen = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)

    screen.navigationItem.rightBarButtonItem = item

    #expect(item.tintColor == .orange)
  }

  @Test func `a search field inside its bar gets its attributes`() {
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      .defaultTextAttributes = [.foregroundColor: UIColor.white]
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 50))

    show(bar)
    bar.layoutIfNeeded()

    #expect(bar.searchTextField.textColor == .white)
  }

  @Test func `values for the states of a control`() {
    UIButton.appearance().setTitleColor(.red, for: .highlighted)
    UIButton.appearance().setTitleColor(.blue, for: .normal)
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    let button = UIButton(type: .system)
    let control = UISegmentedControl(items: ["A"])

    show(button)
    show(control)

    #expect(button.titleColor(for: .highlighted) == .red)
    #expect(button.titleColor(for: .normal) == .blue)
    #expect(
      control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .white)
  }

  @Test func `views that are made with something else than a frame have proxies`() {
    final class Grid: UICollectionView {}
    final class Row: UIListContentView {}

    let received = failures {
      Grid.appearance().backgroundColor = .red
      Row.appearance().backgroundColor = .green
      UIContentUnavailableView.appearance().backgroundColor = .blue
    }
    let views = [
      Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      Row(configuration: .cell()), UIContentUnavailableView(configuration: .empty()),
    ]
    for view in views { show(view) }

    #expect(received.isEmpty)
    #expect(views.map(\.backgroundColor) == [.red, .green, .blue])
  }

  /// A view of the app's that can only be made by itself.
  private final class Badge: UIView {
    let text: String

    init(_ text: String) {
      self.text = text
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `any view is dressed, however it is made`() {
    UIView.appearance().backgroundColor = .red
    let screen = UIViewController()
    let badge = Badge("1")
    let views = [
      badge, UIListContentView(configuration: .cell()),
      UIContentUnavailableView(configuration: .empty()),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    for view in views + [UIScreen.main.snapshotView(afterScreenUpdates: false)] { show(view) }
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.application.mainLoop.settle()
    screen.present(
      UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
    window.application.mainLoop.settle()

    #expect(views.allSatisfy { $0.backgroundColor == .red })
    #expect(screen.presentedViewController != nil)
  }

  @Test func `tables, cells and collection views have proxies`() {
    UITableView.appearance().separatorColor = .red
    UITableViewCell.appearance().selectionStyle = .none
    UICollectionView.appearance().backgroundColor = .purple
    let table = UITableView()
    let cell = UITableViewCell()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    for view in [table, cell, collection] { show(view) }

    #expect(table.separatorColor == .red)
    #expect(cell.selectionStyle == .none)
    #expect(collection.backgroundColor == .purple)
  }
}
