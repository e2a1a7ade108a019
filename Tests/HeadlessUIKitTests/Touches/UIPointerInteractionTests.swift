import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIPointerInteraction", .ownApplication)
struct UIPointerInteractionTests {
  private final class Delegate: NSObject, UIPointerInteractionDelegate {
    var questions = 0

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      questions += 1
      return .hidden()
    }
  }

  @Test func `a phone has no pointer, so that nobody is asked`() {
    let delegate = Delegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    view.addInteraction(interaction)
    window.addSubview(view)
    window.makeKeyAndVisible()
    interaction.invalidate()
    UIApplication.shared.mainLoop.settle()

    #expect(interaction.view === view)
    #expect(interaction.isEnabled)
    #expect(delegate.questions == 0)
  }

  @Test func `a region keeps what it is made with`() {
    let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "wren")

    #expect(region.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(region.identifier == AnyHashable("wren"))
    #expect(region.latchingAxes == [])
  }
}
