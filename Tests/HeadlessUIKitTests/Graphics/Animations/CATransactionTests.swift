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
