import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Logs a split view controller's calls of its delegate.
@MainActor
private final class Columns: NSObject, UISplitViewControllerDelegate {
  let trace: Trace
  var top: UISplitViewController.Column?
  var takesSecondary = false
  var separated: UIViewController?

  init(_ trace: Trace) { self.trace = trace }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { trace.add("willChangeTo \(displayMode)") }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { trace.add("willShow \(column)") }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { trace.add("willHide \(column)") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    trace.add("topColumn \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    trace.add("displayMode \(proposedDisplayMode)")
    return proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { trace.add("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { trace.add("didExpand") }
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    trace.add("primary for collapsing")
    return nil
  }
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    trace.add("primary for expanding")
    return nil
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    trace.add("collapse secondary")
    return takesSecondary
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    trace.add("separate secondary")
    return separated
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    trace.add("showDetail")
    return false
  }
}

/// Holds a split view controller as wide, or as narrow, as a test wants it.
@MainActor
private final class Frame: UIViewController {
  let split: UISplitViewController

  init(_ split: UISplitViewController) {
    self.split = split
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(split)
    split.view.frame = view.bounds
    view.addSubview(split.view)
    split.didMove(toParent: self)
  }

  func become(_ size: UIUserInterfaceSizeClass) {
    (self as any Overriding).override(UITraitCollection { $0.horizontalSizeClass = size })
    UIApplication.shared.mainLoop.settle()
  }
}

/// Calls deprecated methods, behind a protocol without warnings.
@MainActor
private protocol Overriding {
  func override(_ traits: UITraitCollection)
}

extension Frame: Overriding {
  @available(*, deprecated)
  func override(_ traits: UITraitCollection) {
    setOverrideTraitCollection(traits, forChild: split)
  }
}

@MainActor
@Suite("UISplitViewController", .ownApplication)
struct UISplitViewControllerTests {
  private let trace = Trace()
  private let delegate: Columns
  private let list: TracingScreen
  private let detail: TracingScreen

  init() {
    delegate = Columns(trace)
    list = TracingScreen("list", Trace())
    detail = TracingScreen("detail", Trace())
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private func calls(_ body: () -> Void) -> [String] {
    let count = trace.lines.count
    body()
    settle()
    return trace.lines(since: count)
  }

  private func columns(
    _ style: UISplitViewController.Style = .doubleColumn
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = delegate
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
  }

  /// A classic one, whose screens stand in navigation controllers.
  private func classic() -> (UISplitViewController, UINavigationController, UINavigationController)
  {
    let split = UISplitViewController()
    split.delegate = delegate
    let primary = UINavigationController(rootViewController: list)
    let secondary = UINavigationController(rootViewController: detail)
    split.viewControllers = [primary, secondary]
    return (split, primary, secondary)
  }

  // MARK: Making

  @Test func `defaults (behaviour 621, 625)`() {
    let split = UISplitViewController()

    #expect(split.style == .unspecified)
    #expect(split.viewControllers == [])
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.preferredDisplayMode == .automatic)
    #expect(split.presentsWithGesture)
    #expect(split.primaryEdge == .leading)
    #expect(!split.showsSecondaryOnlyButton)
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(split.primaryColumnWidth == 390 as CGFloat)
    #expect(UISplitViewController.DisplayMode.twoDisplaceSecondary.rawValue == 6)
  }

  @Test func `what the style lacks is refused (behaviour 622)`() {
    let log = FailureLog()
    let split = UISplitViewController()
    let double = columns()

    withFailureReporter(log) {
      split.setViewController(list, for: .primary)
      double.preferredSupplementaryColumnWidth = 100
      double.setViewController(detail, for: .primary)
    }

    #expect(
      log.failures.map(\.reason) == [
        "This API requires initializing the UISplitViewController with -initWithStyle:",
        "UISplitViewController supplementaryColumnWidth properties unsupported for style = "
          + "DoubleColumn",
        "<TracingScreen> is already specified as the view controller for the secondary column. "
          + "Split view controller: <UISplitViewController>",
      ])
    #expect(double.viewController(for: .primary) === list)
  }

  @Test func `nothing is loaded, or wrapped, before the columns appear (behaviour 623)`() {
    let split = columns()
    #expect(list.parent == nil)
    #expect(!list.isViewLoaded)

    showInWindow(split)

    #expect(split.viewController(for: .primary) === list)
    #expect(list.navigationController != nil)
    #expect(list.splitViewController === split)
    #expect(split.splitViewController == nil)
  }

  // MARK: Columns in one stack

  @Test func `columns collapse on a phone (behaviour 624, 628)`() throws {
    let split = columns()

    let asked = calls { showInWindow(split) }

    #expect(asked == ["topColumn secondary", "didCollapse"])
    #expect(split.isCollapsed)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(split.viewControllers == [stack])
    #expect(stack.viewControllers.first === list)
    #expect(stack.topViewController === detail.navigationController)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(detail.view.window != nil)
    #expect(list.trace.lines.contains("list.didAppear(false)") == false)
    #expect(split.frontmostController === detail)
  }

  @Test func `the delegate says which column is on top (behaviour 628)`() {
    let split = columns()
    delegate.top = .primary

    showInWindow(split)

    #expect(split.frontmostController === list)
    #expect(detail.parent != nil)
    #expect(!detail.isViewLoaded)
  }

  @Test func `a compact screen stands for the columns (behaviour 628)`() {
    let split = columns()
    let tabs = TracingScreen("tabs", Trace())
    split.setViewController(tabs, for: .compact)

    let asked = calls { showInWindow(split) }

    #expect(asked == ["topColumn compact", "didCollapse"])
    #expect(split.frontmostController === tabs)
    #expect(tabs.navigationController == nil)
  }

  @Test func `columns are shown and hidden in the stack (behaviour 629)`() throws {
    let split = columns()
    delegate.top = .primary
    showInWindow(split)
    let stack = try #require(list.navigationController)

    split.hide(.primary)
    split.show(.primary)
    settle()
    #expect(split.frontmostController === list)

    split.show(.secondary)
    settle()
    #expect(split.frontmostController === detail)
    #expect(stack.viewControllers.count == 2)

    split.hide(.secondary)
    settle()
    #expect(split.frontmostController === list)
    #expect(stack.viewControllers == [list])
  }

  @Test func `three columns make one stack of three`() throws {
    let split = columns(.tripleColumn)
    let folders = TracingScreen("folders", Trace())
    split.setViewController(folders, for: .supplementary)

    showInWindow(split)

    let stack = try #require(list.navigationController)
    #expect(stack.viewControllers.count == 3)
    #expect(split.frontmostController === detail)
    split.show(.supplementary)
    settle()
    #expect(split.frontmostController === folders)
  }

  @Test func `the bar of the stack shows what is on top, and its button goes back`() throws {
    let split = columns()
    list.title = "List"
    detail.title = "Detail"
    showInWindow(split)
    let stack = try #require(list.navigationController)
    let inner = try #require(detail.navigationController)

    #expect(stack.navigationBar.topItem === detail.navigationItem)
    #expect(stack.navigationBar.backItem === list.navigationItem)
    #expect(stack.navigationBar.backButtonTitle == "List")
    #expect(inner.navigationBar.superview == nil)
    #expect(detail.view.safeAreaInsets.top == 47 + 44 as CGFloat)

    inner.pushViewController(UIViewController(), animated: false)
    settle()
    #expect(stack.navigationBar.backButtonTitle == "Detail")
    stack.userTapBackButton()
    settle()
    #expect(inner.viewControllers == [detail])
    stack.userTapBackButton()
    settle()
    #expect(stack.viewControllers == [list])
    #expect(split.frontmostController === list)
  }

  @Test func `details come into the stack (behaviour 631)`() {
    let split = columns()
    delegate.top = .primary
    showInWindow(split)
    let other = TracingScreen("other", Trace())

    let asked = calls { list.showDetailViewController(other, sender: nil) }

    #expect(asked == [])
    #expect(split.viewController(for: .secondary) === other)
    #expect(split.frontmostController === other)
  }

  // MARK: Columns beside each other

  @Test func `columns lie beside each other where there is width (behaviour 625, 628)`() {
    let split = columns()
    let frame = Frame(split)
    showInWindow(frame)

    let asked = calls { frame.become(.regular) }

    #expect(asked == ["displayMode oneBesideSecondary", "didExpand"])
    #expect(!split.isCollapsed)
    #expect(split.viewControllers.count == 2)
    #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 844))
    #expect(detail.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 70, height: 844))
    #expect(list.view.window != nil)
    #expect(detail.view.window != nil)
    #expect(detail.navigationController?.navigationBar.superview != nil)

    let again = calls { frame.become(.compact) }
    #expect(again == ["topColumn secondary", "didCollapse"])
    #expect(split.frontmostController === detail)
  }

  @Test func `the display mode follows what is preferred (behaviour 630, 632)`() {
    let split = columns()
    split.preferredDisplayMode = .secondaryOnly
    let frame = Frame(split)
    showInWindow(frame)
    #expect(split.displayMode == .oneBesideSecondary)
    frame.become(.regular)
    #expect(split.displayMode == .secondaryOnly)
    #expect(list.view.window == nil)

    let shown = calls { split.show(.primary) }
    #expect(shown == ["willChangeTo oneBesideSecondary", "willShow primary"])
    #expect(list.view.window != nil)
    #expect(calls { split.show(.primary) } == [])

    let hidden = calls { split.hide(.primary) }
    #expect(hidden == ["willChangeTo secondaryOnly", "willHide primary"])
    #expect(calls { split.hide(.secondary) } == [])
  }

  // MARK: Classic ones

  @Test func `a classic controller collapses onto its primary screen (behaviour 626)`() {
    let (split, primary, secondary) = classic()
    #expect(split.children == [primary, secondary])

    let asked = calls { showInWindow(split) }

    #expect(asked == ["primary for collapsing", "collapse secondary"])
    #expect(split.viewControllers == [primary])
    #expect(primary.topViewController === secondary)
    #expect(split.frontmostController === detail)
  }

  @Test func `the delegate may put the secondary screen away (behaviour 626)`() {
    let (split, primary, secondary) = classic()
    delegate.takesSecondary = true

    showInWindow(split)

    #expect(primary.viewControllers == [list])
    #expect(secondary.parent == nil)
    #expect(split.frontmostController === list)
  }

  @Test func `a classic controller separates its screens again (behaviour 627)`() {
    let (split, primary, secondary) = classic()
    let frame = Frame(split)
    showInWindow(frame)

    let asked = calls { frame.become(.regular) }

    #expect(asked == ["primary for expanding", "separate secondary"])
    #expect(split.viewControllers == [primary, secondary])
    #expect(primary.viewControllers == [list])
    #expect(secondary.parent === split)
  }

  @Test func `a classic controller shows details where its delegate does not (behaviour 631)`() {
    let (split, primary, _) = classic()
    delegate.takesSecondary = true
    showInWindow(split)
    let other = TracingScreen("other", Trace())

    let asked = calls { list.showDetailViewController(other, sender: nil) }

    #expect(asked == ["showDetail"])
    #expect(primary.topViewController === other)
  }

  @Test func `the button shows and hides the primary screen`() {
    let (split, primary, _) = classic()
    let frame = Frame(split)
    showInWindow(frame)
    frame.become(.regular)

    let asked = calls {
      split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
    }

    #expect(asked == ["willChangeTo secondaryOnly"])
    #expect(primary.view.window == nil)
  }
}
