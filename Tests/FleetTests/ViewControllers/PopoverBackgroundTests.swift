import FleetTesting
import TestSupport
import Testing

/// The app's own background.
private final class Bubble: UIPopoverBackgroundView {
  override class func arrowHeight() -> CGFloat { 20 }
  override class func arrowBase() -> CGFloat { 30 }
  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
  }
}

/// A background that says nothing of itself.
private final class Nothing: UIPopoverBackgroundView {}

@MainActor
@Suite("Backgrounds of popovers", .freshApplication)
struct PopoverBackgroundTests {
  private let screen = UIViewController()
  private let button = UIButton(frame: CGRect(x: 400, y: 300, width: 40, height: 40))
  private let popover = UIViewController()

  private func show(
    _ background: UIPopoverBackgroundView.Type?, arrow: UIPopoverArrowDirection
  ) throws -> (content: CGRect, background: Bubble?) {
    Fleet.world.device = .iPadPro11
    screen.view.addSubview(button)
    setAsAppRootWindow(screen)
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    popover.modalPresentationStyle = .popover
    let controller = try #require(popover.popoverPresentationController)
    controller.sourceView = button
    controller.permittedArrowDirections = arrow
    controller.popoverBackgroundViewClass = background
    screen.present(popover, animated: false)
    Fleet.settle()
    let container = try #require(controller.containerView)
    return (
      popover.view.frame, container.subviews.lazy.compactMap { $0 as? Bubble }.first
    )
  }

  @Test func `lies behind the content, with room for the arrow`() throws {
    let (content, background) = try show(Bubble.self, arrow: .up)
    let bubble = try #require(background)

    #expect(content == CGRect(x: 320, y: 365, width: 200, height: 100))
    #expect(bubble.frame == CGRect(x: 314, y: 340, width: 214, height: 132))
    #expect(bubble.arrowDirection == .up && bubble.arrowOffset == -1)
    #expect(bubble.superview?.subviews.last === popover.view)
    #expect(Bubble.wantsDefaultContentAppearance)
  }

  @Test func `has its arrow at the side that points`() throws {
    let (content, background) = try show(Bubble.self, arrow: .left)
    let bubble = try #require(background)

    #expect(content.minX == 465 && bubble.frame.minX == 439)
    #expect(bubble.arrowDirection == .left && bubble.frame.width == 234)
    #expect(bubble.arrowOffset == 320 - bubble.frame.midY)
  }

  @Test func `none of the app's is the system's`() throws {
    let (content, background) = try show(nil, arrow: .up)

    #expect(background == nil && content.minY > 340)
  }

  @Test func `a class that says nothing of its room is told of`() {
    let raised = failures {
      _ = Nothing.arrowHeight()
      _ = Nothing.arrowBase()
      _ = Nothing.contentViewInsets()
    }

    #expect(
      raised.reasons == [
        "arrowHeight() must be overridden by subclasses of UIPopoverBackgroundView.",
        "arrowBase() must be overridden by subclasses of UIPopoverBackgroundView.",
        "contentViewInsets() must be overridden by subclasses of UIPopoverBackgroundView.",
      ])
  }
}
