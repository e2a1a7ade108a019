import HeadlessUIKit
import Testing

/// Events without a finger: shakes of the device, and presses of a mouse's button.
@MainActor @Suite struct UIResponderMotionTests {
  private final class Screen: UIViewController {
    var shakes = 0
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake { shakes += 1 }
    }
  }

  @Test func `a shake goes along the responder chain`() {
    let screen = Screen()
    let inner = UIView()
    screen.view.addSubview(inner)

    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.motionShake, with: nil)

    #expect(screen.shakes == 1)
  }

  @Test func `a finger has a size and no buttons`() {
    #expect(UITouch().majorRadius > UITouch().majorRadiusTolerance)
    #expect(UIEvent().buttonMask == [] && UIEvent().modifierFlags == [])
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(0) == [])
  }
}
