import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UINavigationController")
struct UINavigationControllerTests {
  let root = UIViewController()
  let page = UIViewController()
  let navigation: UINavigationController

  init() { navigation = UINavigationController(rootViewController: root) }

  @Test func `changes its stack at once when it pushes (behaviour 157)`() {
    #expect(navigation.viewControllers == [root])

    navigation.pushViewController(page, animated: true)

    #expect(navigation.viewControllers == [root, page])
    #expect(navigation.topViewController === page)
    #expect(page.parent === navigation)
  }

  @Test func `gives back the page that it pops, and never pops its root (behaviour 176)`() {
    navigation.pushViewController(page, animated: false)

    #expect(navigation.popViewController(animated: false) === page)
    #expect(navigation.popViewController(animated: false) == nil)

    #expect(navigation.viewControllers == [root])
    #expect(page.parent == nil)
  }

  @Test func `answers nil where it is to pop to a page that is not there (behaviour 648)`() {
    navigation.pushViewController(page, animated: false)

    let log = logged {
      #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
    }

    #expect(log.failures.isEmpty && log.notes.isEmpty)
    #expect(navigation.viewControllers == [root, page])
  }

  @Test func `replaces its stack, by an empty one too (behaviour 177)`() {
    let other = UIViewController()

    navigation.setViewControllers([page, other], animated: false)
    #expect(navigation.viewControllers == [page, other])
    #expect([root, page, other].map(\.parent) == [nil, navigation, navigation])

    navigation.viewControllers = []
    #expect(navigation.topViewController == nil)
    #expect([page, other].map(\.parent) == [nil, nil])
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func `refuses a page that is on the stack (behaviour 178, 7.6)`() {
    navigation.pushViewController(page, animated: false)

    let received = failures { navigation.pushViewController(root, animated: false) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(
      received.reasons == [
        "Pushing the same view controller instance more than once is not supported "
          + "(<UIViewController>)"
      ])
    #expect(navigation.viewControllers == [root, page])
    #expect(root.parent === navigation)
  }

  @Test func `refuses a navigation controller (behaviour 178, 7.7)`() {
    let inner = UINavigationController(rootViewController: page)

    let received = failures { navigation.pushViewController(inner, animated: false) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(received.reasons == ["Pushing a navigation controller is not supported"])
    #expect(navigation.viewControllers == [root])
    #expect(inner.parent == nil)
  }

  @Test func `keeps its stack where the new one is refused (behaviour 178)`() {
    let received = failures {
      navigation.setViewControllers([page, page], animated: false)
      navigation.viewControllers = [page, UINavigationController()]
    }

    #expect(received.map(\.name) == [.invalidArgument, .invalidArgument])
    #expect(
      received.map(\.details) == [
        "UIKit raises this exception in "
          + "UINavigationController.setViewControllers(_:animated:).",
        "UIKit raises this exception in "
          + "UINavigationController.setViewControllers(_:animated:).",
      ])
    #expect(navigation.viewControllers == [root])
    #expect([root, page].map(\.parent) == [navigation, nil])
  }

  @Test func `is the navigation controller of its pages and of none else (behaviour 179)`() {
    #expect(root.navigationController === navigation)
    #expect(page.navigationController == nil)
    #expect(navigation.navigationController == nil)
  }

  @Test func `lets go of the pages that it pops, and of its own stack`() {
    weak var popped: UIViewController?
    weak var bottom: UIViewController?

    do {
      let bottomPage = UIViewController()
      let poppedPage = UIViewController()
      (bottom, popped) = (bottomPage, poppedPage)
      let navigation = UINavigationController(rootViewController: bottomPage)
      navigation.pushViewController(poppedPage, animated: false)
      navigation.popViewController(animated: false)
    }

    #expect(popped == nil)
    #expect(bottom == nil)
  }
}
