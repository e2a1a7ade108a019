import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UINavigationBar and UINavigationItem", .ownApplication)
struct UINavigationBarTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var allows = true

    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      calls.append("shouldPush \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("didPush \(item.title ?? "")")
    }

    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("shouldPop \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop \(item.title ?? "")")
    }
  }

  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  private let one = UINavigationItem(title: "One")
  private let two = UINavigationItem(title: "Two")

  // MARK: A custom bar

  @Test func `asks and tells when items are pushed and popped`() {
    let delegate = Delegate()
    bar.delegate = delegate

    bar.pushItem(one, animated: true)
    bar.pushItem(two, animated: true)
    #expect(bar.items == [one, two])
    #expect(bar.topItem === two)
    #expect(bar.backItem === one)
    #expect(bar.popItem(animated: true) === two)

    #expect(
      delegate.calls == [
        "shouldPush One", "didPush One", "shouldPush Two", "didPush Two", "shouldPop Two",
        "didPop Two",
      ])
  }

  @Test func `stays as it is where the delegate refuses`() {
    let delegate = Delegate()
    bar.items = [one]
    bar.delegate = delegate
    delegate.allows = false

    bar.pushItem(two, animated: false)
    #expect(bar.popItem(animated: false) == nil)

    #expect(bar.items == [one])
    #expect(delegate.calls == ["shouldPush Two", "shouldPop One"])
  }

  @Test func `has no items to begin with`() {
    #expect(bar.items == nil)
    #expect(bar.topItem == nil)
    #expect(bar.popItem(animated: true) == nil)
  }

  // MARK: A navigation controller's bar

  @Test func `shows the items of the stack (behaviour 180)`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.navigationBar.topItem === screen.navigationItem)
    #expect(navigation.navigationBar.topItem?.title == nil)

    screen.title = "Birds"
    #expect(navigation.navigationBar.topItem?.title == "Birds")
    #expect(navigation.navigationBar.backItem == nil)

    let page = UIViewController()
    navigation.pushViewController(page, animated: false)
    #expect(navigation.navigationBar.items == [screen.navigationItem, page.navigationItem])
    #expect(navigation.navigationBar.backButtonTitle == "Birds")
  }

  @Test func `is nobody else's to change`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let bar = navigation.navigationBar

    let received = failures {
      bar.pushItem(one, animated: false)
      bar.popItem(animated: false)
      bar.setItems([one], animated: false)
      bar.delegate = nil
    }

    #expect(received.map(\.name) == Array(repeating: .internalInconsistency, count: 4))
    #expect(
      received.reasons == [
        "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a "
          + "controller.",
        "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a "
          + "controller.",
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
      ])
    #expect(bar.items?.count == 1)
  }

  @Test func `is of the class that the controller was made with`() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}

    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)

    #expect(navigation.navigationBar is Bar)
    #expect(navigation.toolbar is Tools)
  }

  // MARK: Items

  @Test func `a title of the item is not the screen's (behaviour 180)`() {
    let screen = UIViewController()
    screen.navigationItem.title = "Item"
    #expect(screen.title == nil)

    screen.title = "Screen"
    #expect(screen.navigationItem.title == "Screen")
  }

  @Test func `one item stands for the first of several`() {
    let left = [UIBarButtonItem(), UIBarButtonItem()]

    one.leftBarButtonItems = left
    #expect(one.leftBarButtonItem === left[0])
    #expect(one.leftBarButtonItems == left)
    one.setRightBarButton(left[1], animated: true)
    #expect(one.rightBarButtonItems == [left[1]])
    one.leftBarButtonItem = nil
    #expect(one.leftBarButtonItems == nil)
  }

  @Test func `left items take the place of the back button unless told otherwise (behaviour 181)`()
  {
    bar.items = [one, two]
    #expect(bar.backButtonTitle == "One")

    two.leftBarButtonItem = UIBarButtonItem()
    #expect(bar.backButtonTitle == nil)
    two.leftItemsSupplementBackButton = true
    #expect(bar.backButtonTitle == "One")
    two.setHidesBackButton(true, animated: false)
    #expect(bar.backButtonTitle == nil)
  }

  @Test func `the back button says what the item below wants`() {
    bar.items = [one, two]
    one.backButtonTitle = "Button"
    #expect(bar.backButtonTitle == "Button")

    one.backBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    #expect(bar.backButtonTitle == "Item")

    bar.items = [UINavigationItem(), two]
    #expect(bar.backButtonTitle == "Back")
  }

  @Test func `holds the views of the item on top, and no others`() {
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(bar)
    let (left, right, title) = (UIView(), UIView(), UIView())
    for view in [left, right, title] { view.frame.size = CGSize(width: 50, height: 30) }
    one.leftBarButtonItem = UIBarButtonItem(customView: left)
    one.rightBarButtonItem = UIBarButtonItem(customView: right)
    one.titleView = title

    bar.items = [one]
    bar.layoutIfNeeded()
    #expect([left, right, title].map(\.superview) == [bar, bar, bar])
    #expect(left.frame.minX == 16)
    #expect(right.frame.maxX == 374)
    #expect(title.frame.midX == 195)

    one.rightBarButtonItem?.isHidden = true
    bar.layoutIfNeeded()
    #expect(right.superview == nil)

    bar.pushItem(two, animated: false)
    bar.layoutIfNeeded()
    #expect([left, right, title].allSatisfy { $0.superview == nil })
  }

  @Test func `is taller with a large title`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    showInWindow(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(screen.view.safeAreaInsets.top == 91)

    navigation.navigationBar.prefersLargeTitles = true
    UIApplication.shared.mainLoop.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(screen.view.safeAreaInsets.top == 143)

    screen.navigationItem.largeTitleDisplayMode = .never
    #expect(navigation.navigationBar.sizeThatFits(.zero).height == 44)
  }

  @Test func `holds the views of the screen on top as screens come and go`() {
    let (early, late) = (UIView(), UIView())
    let trace = Trace()
    let screen = TracingScreen("screen", trace)
    let page = TracingScreen("page", trace)
    let navigation = UINavigationController(rootViewController: screen)
    showInWindow(navigation)
    let bar = navigation.navigationBar
    page.navigationItem.titleView = early
    page.onCall["didLoad"] = { [unowned page] in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: late)
    }

    navigation.pushViewController(page, animated: true)
    UIApplication.shared.mainLoop.settle()
    #expect([early, late].map(\.superview) == [bar, bar])

    navigation.pushViewController(UIViewController(), animated: true)
    UIApplication.shared.mainLoop.settle()
    #expect([early, late].allSatisfy { $0.superview == nil })

    navigation.popViewController(animated: true)
    navigation.view.layoutIfNeeded()
    #expect([early, late].map(\.superview) == [bar, bar])

    navigation.popToRootViewController(animated: true)
    UIApplication.shared.mainLoop.settle()
    #expect([early, late].allSatisfy { $0.superview == nil })
  }

  @Test func `is as high as the title of the screen on top, and so are its screens lower`() {
    let page = UIViewController()
    page.navigationItem.largeTitleDisplayMode = .never
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    showInWindow(navigation)

    navigation.pushViewController(page, animated: true)
    UIApplication.shared.mainLoop.settle()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(page.view.safeAreaInsets.top == 91)

    navigation.popViewController(animated: true)
    UIApplication.shared.mainLoop.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(screen.view.safeAreaInsets.top == 143)
  }

  @Test func `of a class of the app's own is laid out for each screen`() {
    final class OwnBar: UINavigationBar {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    navigation.viewControllers = [UIViewController()]
    showInWindow(navigation)
    let bar = navigation.navigationBar as? OwnBar
    bar?.layouts = 0

    navigation.pushViewController(UIViewController(), animated: true)
    UIApplication.shared.mainLoop.settle()
    #expect(bar?.layouts == 1)

    navigation.popViewController(animated: true)
    UIApplication.shared.mainLoop.settle()
    #expect(bar?.layouts == 2)
  }

  @Test func `keeps images by place and size`() {
    let image = UIImage()
    bar.setBackgroundImage(image, for: .default)

    #expect(bar.backgroundImage(for: .default) === image)
    #expect(bar.backgroundImage(for: .top, barMetrics: .default) === image)
    #expect(bar.backgroundImage(for: .compact) == nil)
    bar.setTitleVerticalPositionAdjustment(2, for: .compact)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 2)
  }
}
