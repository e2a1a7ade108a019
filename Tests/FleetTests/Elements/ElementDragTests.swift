import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Drags and other gestures on elements", .freshApplication)
struct ElementDragTests {
  private let page = UIViewController()
  private let trace = Trace()

  init() { setAsAppRootWindow(page) }

  private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    page.view.addSubview(view)
    return view
  }

  // MARK: Drags

  @Test func `a row is dragged by its handle`() {
    let songs = Songs()
    let table = add(UITableView(), CGRect(x: 0, y: 100, width: 390, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    table.dataSource = songs
    table.setEditing(true, animated: false)
    Fleet.settle()

    Fleet.screen.buttons["Reorder C"].press(
      forDuration: 0.5, thenDragTo: Fleet.screen.buttons["Reorder A"])

    #expect(songs.names == ["C", "A", "B"])
    #expect(Fleet.screen.cells.element(boundBy: 0).staticTexts.firstMatch.label == "C")
  }

  @Test func `a drag scrolls what is around, unless a recognizer wants it`() {
    let scroll = add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    let low = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
    low.text = "low"
    let high = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    high.text = "high"
    scroll.addSubview(low)
    scroll.addSubview(high)

    Fleet.screen.staticTexts["low"].press(
      forDuration: 0.1, thenDragTo: Fleet.screen.staticTexts["high"])

    #expect(scroll.contentOffset.y == 150)
  }

  @Test func `a recognizer for pans gets the drag`() {
    let card = add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    let bin = add(UIView(), CGRect(x: 200, y: 500, width: 100, height: 100))
    bin.accessibilityIdentifier = "bin"
    let pan = UIPanGestureRecognizer()
    let target = PanTarget { [trace] in
      if pan.state == .ended {
        trace.add("\(Int(pan.translation(in: nil).x)) \(Int(pan.translation(in: nil).y))")
      }
    }
    pan.addTarget(target, action: "act")
    card.addGestureRecognizer(pan)

    Fleet.screen.otherElements["card"].press(
      forDuration: 0, thenDragTo: Fleet.screen.otherElements["bin"])

    #expect(trace.lines == ["200 400"])
  }

  @Test(arguments: [(350.0, 0.0, true), (60, 0, false), (350, 100, false)])
  func `a drag from the left edge goes back, if it goes far enough (behaviour 181)`(
    end: CGFloat, start: CGFloat, isBack: Bool
  ) {
    let navigation = UINavigationController(rootViewController: page)
    setAsAppRootWindow(navigation)
    let list = UITableViewController()
    navigation.pushViewController(list, animated: true)
    Fleet.settle()

    Fleet.screen.drag(
      from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), holding: .zero,
      site: CallSite())

    #expect(navigation.topViewController === (isBack ? page : list))
    #expect(navigation.viewControllers.count == (isBack ? 1 : 2))
  }

  @Test func `where nothing is to go back to, a drag from the left edge is a row's`() {
    final class Actions: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { $2(true) }
        ])
      }
    }
    let actions = Actions()
    let list = UITableViewController()
    list.tableView.dataSource = actions
    list.tableView.delegate = actions
    let navigation = UINavigationController(rootViewController: list)
    _ = navigation.interactivePopGestureRecognizer
    setAsAppRootWindow(navigation)

    Fleet.screen.drag(
      from: CGPoint(x: 2, y: 110), to: CGPoint(x: 300, y: 110), holding: .zero,
      site: CallSite())

    #expect(Fleet.screen.buttons["Pin"].exists)
  }

  @Test func `a drag to what is not there is a failure, and moves nothing`() {
    let scroll = add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    scroll.accessibilityIdentifier = "list"

    let received = failures {
      Fleet.screen.scrollViews["list"].press(
        forDuration: 0.1, thenDragTo: Fleet.screen.buttons["Bin"])
    }

    #expect(received.reasons == ["Cannot drag to button 'Bin': It is not on the screen."])
    #expect(scroll.contentOffset.y == 0)
  }

  // MARK: Several fingers

  @Test func `two fingers tap and turn`() {
    let map = add(UIView(), CGRect(x: 0, y: 100, width: 200, height: 200))
    map.accessibilityIdentifier = "map"
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let turn = UIRotationGestureRecognizer()
    let tapTarget = PanTarget { [trace] in trace.add("tap") }
    let turnTarget = PanTarget { [trace] in
      if turn.state == .ended { trace.add("turned") }
    }
    tap.addTarget(tapTarget, action: "act")
    turn.addTarget(turnTarget, action: "act")
    map.addGestureRecognizer(tap)
    map.addGestureRecognizer(turn)

    Fleet.screen.otherElements["map"].twoFingerTap()
    Fleet.screen.otherElements["map"].rotate(1)
    Fleet.screen.otherElements["map"].tap()

    #expect(trace.lines == ["tap", "turned"])
  }

  @Test func `a tap on the screen meets what is in its middle`() {
    let button = UIButton(
      primaryAction: UIAction(title: "Middle") { [trace] _ in trace.add("middle") })
    _ = add(button, CGRect(x: 100, y: 380, width: 190, height: 84))

    Fleet.screen.element.tap()

    #expect(trace.lines == ["middle"])
  }

  // MARK: An app's own attributes for assistive technologies

  @Test func `an accessibility element is tapped where it says that it is`() {
    let chart = add(TappedChart(), CGRect(x: 20, y: 100, width: 300, height: 200))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "Monday"
    bar.accessibilityTraits = .button
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
    chart.accessibilityElements = [bar]

    Fleet.screen.buttons["Monday"].tap()

    #expect(chart.points == [CGPoint(x: 25, y: 40)])
  }

  @Test func `a custom action is chosen by its name`() {
    let card = add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { [trace] _ in
        trace.add("archive")
        return true
      },
      UIAccessibilityCustomAction(name: "Print") { _ in false },
    ]

    let received = failures {
      Fleet.screen.otherElements["card"].chooseCustomAction(named: "Archive")
      Fleet.screen.otherElements["card"].chooseCustomAction(named: "Achive")
      Fleet.screen.otherElements["card"].chooseCustomAction(named: "Print")
      card.accessibilityCustomActions = nil
      Fleet.screen.otherElements["card"].chooseCustomAction(named: "Archive")
    }

    #expect(trace.lines == ["archive"])
    #expect(
      received.reasons == [
        "Cannot choose action 'Achive' of UIView: There is no such action.",
        "Cannot choose action 'Print' of UIView: The action answers that it failed.",
        "Cannot choose action 'Archive' of UIView: There is no such action.",
      ])
    #expect(
      received.map(\.details) == [
        "Did you mean 'Archive'? The actions are 'Archive', 'Print'.",
        "Its actionHandler, or else the method of its target, returned false.",
        "accessibilityCustomActions is empty.",
      ])
  }
}

@MainActor
private final class PanTarget: NSObject, SelectorResponder {
  static var objectiveCMembers: [Selector.Method] { [.method("act", PanTarget.act)] }

  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func act() { body() }
}

private final class Songs: NSObject, UITableViewDataSource {
  private(set) var names = ["A", "B", "C"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}

private final class TappedChart: UIView {
  private(set) var points: [CGPoint] = []

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    points += touches.map { $0.location(in: self) }
  }
}
