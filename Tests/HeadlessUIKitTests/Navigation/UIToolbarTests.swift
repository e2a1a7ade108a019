import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIToolbar and toolbarItems", .ownApplication)
struct UIToolbarTests {
  private let screen = UIViewController()
  private let items = [UIBarButtonItem(), UIBarButtonItem.flexibleSpace(), UIBarButtonItem()]

  @Test func `places views in a line, with what is left as flexible space`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (first, last) = (UIView(), UIView())
    for view in [first, last] { view.frame.size = CGSize(width: 40, height: 20) }

    toolbar.items = [
      UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last),
    ]
    toolbar.layoutIfNeeded()

    #expect(first.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
    #expect(last.frame == CGRect(x: 236, y: 12, width: 40, height: 20))

    toolbar.setItems(nil, animated: false)
    toolbar.layoutIfNeeded()
    #expect(first.superview == nil)
    #expect(toolbar.items == nil)
  }

  @Test func `a controller's has the items of the top screen (behaviour 184)`() {
    let page = UIViewController()
    screen.toolbarItems = items
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.isToolbarHidden)
    #expect(navigation.toolbar.items == items)

    navigation.pushViewController(page, animated: false)
    #expect(navigation.toolbar.items == nil)
    page.setToolbarItems([items[0]], animated: true)
    #expect(navigation.toolbar.items == [items[0]])
  }

  @Test func `a controller's lies at the bottom once it shows`() {
    let navigation = UINavigationController(rootViewController: screen)
    showInWindow(navigation)
    #expect(screen.view.safeAreaInsets.bottom == 34)

    navigation.setToolbarHidden(false, animated: true)
    UIApplication.shared.mainLoop.settle()

    #expect(!navigation.toolbar.isHidden)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(screen.view.safeAreaInsets.bottom == 78)
  }

  @Test func `is at the bottom unless its delegate says otherwise`() {
    final class Delegate: NSObject, UIToolbarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
    }
    let toolbar = UIToolbar()
    let delegate = Delegate()
    #expect(toolbar.barPosition == .bottom)

    toolbar.delegate = delegate

    #expect(toolbar.barPosition == .top)
  }

  @Test func `keeps images by place`() {
    let toolbar = UIToolbar()
    let image = UIImage()

    toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    toolbar.setShadowImage(image, forToolbarPosition: .bottom)

    #expect(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === image)
    #expect(toolbar.shadowImage(forToolbarPosition: .top) == nil)
  }
}
