import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("CATransaction", .ownApplication)
struct CATransactionTests {
  @Test func `calls its closure when its animations have ended (behaviour 690)`() {
    let log = Log()
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = log
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("done") }
    layer.add(fade, forKey: nil)
    CATransaction.commit()
    #expect(log.lines == [])
    settle()

    #expect(log.lines == ["stop", "done"])
  }

  @Test func `calls its closure on a later turn without animations, too`() {
    let log = Log()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("done") }
    CATransaction.commit()
    #expect(log.lines == [])
    settle()

    #expect(log.lines == ["done"])
  }

  @Test func `ends with the turn where nobody has begun one`() {
    let log = Log()
    CATransaction.setCompletionBlock { log.lines.append("done") }
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    settle()

    #expect(log.lines == ["done"])
    #expect(!CATransaction.disableActions())
  }

  @Test func `has its values by their names too, and those of the app's`() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("wren", forKey: "bird")
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: "bird") as? String == "wren")
    CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
    #expect(CATransaction.value(forKey: "disableActions") as? Bool == false)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "animationDuration") as? Double == 2)
    #expect(CATransaction.value(forKey: kCATransactionAnimationTimingFunction) as Any? == nil)
    CATransaction.commit()

    #expect(CATransaction.value(forKey: "bird") == nil && !CATransaction.disableActions())
  }

  @Test func `has values of its own, which inner ones take over`() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()

    #expect(CATransaction.animationDuration() == 0.25)
  }

  private final class Log: NSObject, CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop") }
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }
}
