import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Frames of presented views", .ownApplication)
struct PresentedFramesTests {
  /// A sheet with a view of the app's behind it.
  private final class DimmedSheet: UISheetPresentationController {
    let dim = UIView()

    override func presentationTransitionWillBegin() {
      dim.frame = containerView?.bounds ?? .zero
      dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView?.addSubview(dim)
    }
  }

  /// Gives presentations the app's sheet, or moves views itself until a test ends that.
  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var animates = false
    private(set) var sheet: DimmedSheet?
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      sheet = DimmedSheet(presentedViewController: presented, presenting: presenting)
      return sheet
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
    }
  }

  private let root = UIViewController()
  private let page = UIViewController()
  private let transitions = Transitions()
  private let own = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `are the app's own before a presentation, and after it`() throws {
    showInWindow(root)
    let sheet = try #require(page.sheetPresentationController)
    page.view.frame = own

    sheet.detents = [.medium(), .large()]
    #expect(page.view.frame == own)

    root.present(page, animated: false)
    settle()
    #expect(page.view.frame.maxY == root.view.frame.maxY)
    let medium = page.view.frame
    sheet.selectedDetentIdentifier = .large
    #expect(page.view.frame.height > medium.height)

    root.dismiss(animated: false)
    settle()
    page.view.frame = own
    sheet.selectedDetentIdentifier = .medium
    #expect(page.view.frame == own)
  }

  @Test func `change with the device, as do the app's views around`() throws {
    showInWindow(root)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transitions
    root.present(page, animated: false)
    settle()
    let sheet = try #require(transitions.sheet)
    let upright = try #require(sheet.containerView).bounds
    UIApplication.shared.userHold(.landscapeLeft)
    settle()

    let container = try #require(sheet.containerView)
    #expect(container.bounds.width == upright.height)
    #expect(sheet.dim.frame == container.bounds)
    #expect(page.view.frame == sheet.frameOfPresentedViewInContainerView)
  }

  @Test func `are an animator's while it animates`() throws {
    showInWindow(root)
    page.transitioningDelegate = transitions
    transitions.animates = true
    func move() throws {
      let context = try #require(transitions.context)
      page.view.frame = own
      context.containerView.setNeedsLayout()
      context.containerView.layoutIfNeeded()
      #expect(page.view.frame == own)
      context.completeTransition(!context.transitionWasCancelled)
      settle()
    }

    root.present(page, animated: true)
    settle()
    try move()
    #expect(root.presentedViewController === page)
    page.view.superview?.setNeedsLayout()
    settle()
    #expect(page.view.frame.maxY == root.view.frame.maxY)

    root.dismiss(animated: true)
    settle()
    try move()
    #expect(root.presentedViewController == nil)
  }
}
