import Fleet
import FleetTesting
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct UIStoryboardSegueTests {
  /// A screen that a way back may end at, and that logs its calls.
  private class Stop: UIViewController {
    var log: [String] = []
    var lets = true

    override class var objectiveCMembers: [Selector.Method] { [.method("back:", Stop.back)] }

    func back(_ segue: UIStoryboardSegue) {
      log.append("back \(segue.source.title ?? "") to \(segue.destination.title ?? "")")
    }

    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
      lets
        && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { log.append("prepare") }
  }

  /// A screen of the storyboard that begins the way back.
  private func makeLeaver() throws -> Stop {
    UIStoryboard.register(Stop.self, forClassName: "UnwindStop")
    let storyboard = UIStoryboard(name: "Unwind", bundle: .module)
    let leaver = try #require(storyboard.instantiateInitialViewController() as? Stop)
    leaver.title = "leaver"
    return leaver
  }

  private func stop(_ title: String) -> Stop {
    let stop = Stop()
    stop.title = title
    return stop
  }

  @Test func `a segue knows its ends, and does what its handler says`() {
    var calls = 0
    let ends = [UIViewController(), UIViewController()]
    let segue = UIStoryboardSegue(identifier: "Go", source: ends[0], destination: ends[1]) {
      calls += 1
    }
    #expect(segue.identifier == "Go")
    #expect(segue.source === ends[0] && segue.destination === ends[1])
    segue.perform()
    #expect(calls == 1)
    UIStoryboardSegue(identifier: nil, source: ends[0], destination: ends[1]).perform()
  }

  @Test func `a way back ends at the nearest screen below, and is prepared first (behaviour 211)`()
    throws
  {
    let leaver = try makeLeaver()
    let screens = [stop("one"), stop("two"), stop("three")]
    let navigation = UINavigationController()
    navigation.setViewControllers(screens + [leaver], animated: false)
    setAsAppRootWindow(navigation)
    screens[2].lets = false
    leaver.performSegue(withIdentifier: "Back", sender: nil)
    Fleet.settle()
    #expect(leaver.log == ["prepare"])
    #expect(screens.map(\.log) == [[], ["back leaver to two"], []])
    #expect(navigation.viewControllers == [screens[0], screens[1]])
  }

  @Test func `a way back leads through what is presented, and into a stack`() throws {
    let leaver = try makeLeaver()
    let root = stop("root")
    let navigation = setInAppWindowRootNavigation(root)
    navigation.pushViewController(UIViewController(), animated: false)
    Fleet.settle()
    let sheet = UINavigationController(rootViewController: leaver)
    navigation.topViewController?.present(sheet, animated: false)
    Fleet.settle()
    leaver.performSegue(withIdentifier: "Back", sender: nil)
    Fleet.settle()
    #expect(root.log == ["back leaver to root"])
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `a way back selects the tab that it ends in`() throws {
    let leaver = try makeLeaver()
    let other = stop("other")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: other), leaver]
    tabs.selectedIndex = 1
    setAsAppRootWindow(tabs)
    leaver.performSegue(withIdentifier: "Back", sender: nil)
    Fleet.settle()
    #expect(other.log == ["back leaver to other"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a way back is looked for among children in their order, in a stack from the top`()
    throws
  {
    final class Box: UIViewController {
      var allowed: [UIViewController] = []

      override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
      ) -> [UIViewController] {
        allowed = super.allowedChildrenForUnwinding(from: source)
        return allowed
      }
    }
    final class Stack: UINavigationController {
      var allowed: [UIViewController] = []

      override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
      ) -> [UIViewController] {
        allowed = super.allowedChildrenForUnwinding(from: source)
        return allowed
      }
    }
    let leaver = try makeLeaver()
    let box = Box()
    let children = [UIViewController(), UIViewController()]
    for child in [children[0], leaver, children[1]] { box.addChild(child) }
    let below = [UIViewController(), UIViewController()]
    let stack = Stack()
    stack.setViewControllers(below + [box], animated: false)
    setAsAppRootWindow(stack)

    leaver.performSegue(withIdentifier: "Back", sender: nil)

    #expect(box.allowed == children)
    #expect(stack.allowed == [below[1], below[0]])
  }

  @Test func `a way back that ends nowhere changes nothing (behaviour 211)`() throws {
    let leaver = try makeLeaver()
    let root = stop("root")
    root.lets = false
    let navigation = setInAppWindowRootNavigation(root)
    navigation.pushViewController(leaver, animated: false)
    Fleet.settle()
    let found = failures {
      leaver.performSegue(withIdentifier: "Back", sender: nil)
      Fleet.settle()
    }
    #expect(found.reasons == [])
    #expect(navigation.viewControllers == [root, leaver])
    #expect(leaver.log == [])
  }

  @Test func `an item asks before it goes its segue, and code does not (behaviour 207)`() throws {
    final class Asked: BirdListViewController {
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return false
      }
    }
    let storyboard = UIStoryboard(name: "Birds", bundle: .module)
    let list = storyboard.instantiateViewController(identifier: "BirdList") { Asked(coder: $0) }
    let navigation = setInAppWindowRootNavigation(list)
    list.navigationItem.rightBarButtonItem?.tap()
    list.tableView.selectRow(at: [0, 0])
    #expect(list.log == ["should AddBird", "should ShowBird", "didSelect 0"])
    #expect(list.presentedViewController == nil)
    #expect(navigation.topViewController === list)
    list.performSegue(withIdentifier: "ShowRandomBird", sender: nil)
    #expect(list.log.last == "prepare ShowRandomBird")
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `an identifier that is not there is a failure at the line of the test`() {
    let screen = UIViewController()
    let found = failures { screen.performSegue(withIdentifier: "Nowhere", sender: nil) }
    #expect(
      found.reasons == ["Receiver (<UIViewController>) has no segue with identifier 'Nowhere'"])
    #expect(found.first?.name == .invalidArgument)
  }
}
