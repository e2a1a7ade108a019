import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Words of views that elements have, too", .freshApplication)
struct ScreenElementControlsTests {
  private let page = UIViewController()
  private let trace = Trace()

  init() { setAsAppRootWindow(page) }

  @discardableResult
  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    page.view.addSubview(view)
    return view
  }

  private func button(_ title: String) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { [trace] _ in trace.add(title) })
  }

  private func menu() -> UIMenu {
    UIMenu(children: [UIAction(title: "Copy") { [trace] _ in trace.add("copy") }])
  }

  @Test func `what is out of sight is scrolled to`() {
    let scroll = add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 1_000)
    let far = button("Far")
    far.frame = CGRect(x: 0, y: 900, width: 100, height: 40)
    scroll.addSubview(far)
    let birds = BirdTable([100])
    add(birds.table, CGRect(x: 0, y: 400, width: 300, height: 300))
    Fleet.settle()

    Fleet.screen.buttons["Far"].scrollToVisible()
    #expect(Fleet.screen.buttons["Far"].isHittable)
    scroll.contentOffset = .zero
    far.scrollToVisible()
    #expect(scroll.contentOffset.y == 740)
    Fleet.screen.staticTexts["Bird 0-80"].scrollToVisible()

    #expect(birds.table.indexPathsForVisibleRows?.contains([0, 80]) == true)
    #expect(birds.table.indexPathForSelectedRow == nil)
    #expect(trace.lines.isEmpty)
  }

  @Test func `what nothing scrolls to is a failure`() {
    add(button("Off"), CGRect(x: 1_000, y: 100, width: 100, height: 40))

    #expect(
      failures {
        Fleet.screen.buttons["Off"].scrollToVisible()
        UILabel().scrollToVisible()
      }.reasons == [
        "Cannot scroll to button 'Off': Nothing scrolls to it.",
        "Cannot scroll to static text: It is in no window.",
      ])
  }

  @Test func `a long press and a double tap are recognized on views and elements`() {
    let photo = add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    let (long, double) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    var targets: [Target] = []
    for (name, recognizer) in [("long", long), ("double", double)]
      as [(String, UIGestureRecognizer)]
    {
      let target = Target { [trace] in if recognizer.state == .ended { trace.add(name) } }
      targets.append(target)
      recognizer.addTarget(target, action: "act")
      photo.addGestureRecognizer(recognizer)
    }

    photo.element.longPress()
    photo.press(forDuration: 1)
    photo.doubleTap()
    photo.element.doubleTap()

    #expect(trace.lines == ["long", "long", "double", "double"])
    #expect(targets.count == 2)
  }

  @Test func `menus are chosen from wherever they belong to`() {
    let more = add(UIButton(), CGRect(x: 0, y: 100, width: 100, height: 40))
    more.setTitle("More", for: .normal)
    more.menu = menu()
    let bar = add(UIToolbar(), CGRect(x: 0, y: 150, width: 390, height: 44))
    bar.items = [UIBarButtonItem(title: "Bar", menu: menu())]
    let rows = MenuRows(menu())
    add(rows.table, CGRect(x: 0, y: 200, width: 300, height: 200))
    Fleet.settle()

    Fleet.screen.buttons["More"].chooseMenuItem(withTitle: "Copy")
    Fleet.screen.buttons["Bar"].chooseMenuItem(withTitle: "Copy")
    Fleet.screen.cells.firstMatch.chooseMenuItem(withTitle: "Copy")
    Fleet.screen.staticTexts["Row 1"].chooseMenuItem(withTitle: "Copy")

    #expect(trace.lines == ["copy", "copy", "copy", "copy"])
    #expect(rows.paths == [[0, 0], [0, 1]])
  }

  @Test func `the preview above the menu of a row is tapped`() {
    let rows = MenuRows(menu())
    add(rows.table, CGRect(x: 0, y: 200, width: 300, height: 200))
    Fleet.settle()

    Fleet.screen.staticTexts["Row 1"].tapContextMenuPreview()

    #expect(rows.paths == [[0, 1]])
    #expect(rows.previews == 1)
  }

  @Test func `sliders, segments and what refreshes do what their views do`() {
    let volume = add(UISlider(), CGRect(x: 0, y: 100, width: 300, height: 31))
    let filter = add(
      UISegmentedControl(items: ["All", "Mine"]), CGRect(x: 0, y: 150, width: 300, height: 31))
    let news = add(UIScrollView(), CGRect(x: 0, y: 200, width: 300, height: 300))
    news.alwaysBounceVertical = true
    news.refreshControl = UIRefreshControl()

    Fleet.screen.sliders.element.slide(to: 0.5)
    Fleet.screen.segmentedControls.element.selectSegment(withTitle: "Mine")
    Fleet.screen.scrollViews.element.pullToRefresh()

    #expect(volume.value == 0.5)
    #expect(filter.selectedSegmentIndex == 1)
    Fleet.screen.segmentedControls.element.selectSegment(at: 0)
    #expect(filter.selectedSegmentIndex == 0)
    #expect(news.refreshControl?.isRefreshing == true)
  }

  @Test func `what an element is not is a failure`() {
    add(button("Save"), CGRect(x: 0, y: 100, width: 100, height: 40))
    let bar = add(UIToolbar(), CGRect(x: 0, y: 150, width: 390, height: 44))
    bar.items = [UIBarButtonItem(title: "Bar", menu: menu())]
    let save = Fleet.screen.buttons["Save"]

    #expect(
      failures {
        save.slide(to: 1)
        save.selectSegment(withTitle: "All")
        save.selectSegment(at: 0)
        save.pullToRefresh()
        save.chooseMenuItem(withTitle: "Copy")
        save.tapContextMenuPreview()
        Fleet.screen.buttons["Bar"].tapContextMenuPreview()
      }.reasons == [
        "Cannot slide button 'Save': It is no slider.",
        "Cannot select a segment of button 'Save': It has no segments.",
        "Cannot select a segment of button 'Save': It has no segments.",
        "Cannot pull down button 'Save': It does not scroll.",
        "UIButton has no menu to choose from.",
        "Cannot press UIButton: It has no context menu.",
        "Cannot tap the context menu preview of button 'Bar': It has no context menu.",
      ])
  }
}

/// A target that does one thing.
@MainActor
private final class Target: NSObject, SelectorResponder {
  static var objectiveCMembers: [Selector.Method] { [.method("act", Target.act)] }

  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func act() { body() }
}

/// Rows with a context menu.
@MainActor
private final class MenuRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  private let menu: UIMenu
  var paths: [IndexPath] = []
  var previews = 0

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    paths.append(indexPath)
    return UIContextMenuConfiguration(
      previewProvider: { UIViewController() }, actionProvider: { [menu] _ in menu })
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { previews += 1 }
}
