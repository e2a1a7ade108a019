import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("UIContentContainer", .ownApplication)
struct UIContentContainerTests {
  private final class Container: UIViewController {
    var changed: [CGSize] = []
    var half = false

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      changed.append(container.preferredContentSize)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      let size = super.size(
        forChildContentContainer: container, withParentContainerSize: parentSize)
      return half ? CGSize(width: parentSize.width / 2, height: parentSize.height) : size
    }
  }

  private final class Child: UIViewController {
    var sizes: [CGSize] = []
    var styles: [UIUserInterfaceSizeClass] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      styles.append(newCollection.horizontalSizeClass)
    }
  }

  private let window = UIWindow()
  private let container = Container()
  private let child = Child()

  init() {
    window.rootViewController = container
    window.makeKeyAndVisible()
    container.addChild(child)
    child.view.frame = container.view.bounds
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    UIApplication.shared.mainLoop.settle()
  }

  @Test func `a container hears of the size that a child prefers`() {
    child.preferredContentSize = CGSize(width: 100, height: 50)
    child.preferredContentSize = CGSize(width: 100, height: 50)

    #expect(container.changed == [CGSize(width: 100, height: 50)])
  }

  @Test func `what presents hears of the size that is preferred`() {
    final class Half: UIPresentationController {
      var changes = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { changes += 1 }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Half(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let maker = Maker()
    let sheet = Child()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = maker
    container.present(sheet, animated: false)
    UIApplication.shared.mainLoop.settle()

    sheet.preferredContentSize = CGSize(width: 1, height: 2)

    #expect(maker.made?.changes == 1)
    #expect(maker.made?.preferredContentSize == CGSize(width: 1, height: 2))
  }

  @Test func `a child that fills the view gets the new size, another keeps its own`() {
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(child.sizes == [CGSize(width: 844, height: 390)])

    UIApplication.shared.mainLoop.settle()
    child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.frame.size = CGSize(width: 390, height: 844)
    #expect(child.sizes.count == 1)
  }

  @Test func `a container may say another size`() {
    container.half = true

    window.frame.size = CGSize(width: 844, height: 390)

    #expect(child.sizes == [CGSize(width: 422, height: 390)])
  }

  @Test func `new traits are announced before the new size`() {
    let screen = UIScreen.main
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.horizontalSizeClass = .regular
    }

    window.frame.size = CGSize(width: 844, height: 390)

    #expect(child.styles == [.regular])
    #expect(child.sizes.count == 1)
  }
}
