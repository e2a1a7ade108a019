import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIUpdateLink", .ownApplication)
struct UIUpdateLinkTests {
  private final class Log {
    var times: [TimeInterval] = []
  }

  private let view = UIView()
  private let window = UIWindow()
  private let log = Log()

  private func makeLink() -> UIUpdateLink {
    let link = UIUpdateLink(view: view) { [log] _, info in log.times.append(info.modelTime) }
    link.requiresContinuousUpdates = true
    return link
  }

  @Test func `calls for each frame while its view is in a window`() {
    let link = makeLink()
    link.isEnabled = true
    advance(by: .milliseconds(55))
    #expect(log.times == [])
    window.addSubview(view)
    advance(by: .milliseconds(50))

    #expect(log.times.count == 3)
    #expect(log.times == log.times.sorted())
    withExtendedLifetime(link) {}
  }

  @Test func `calls nothing unless it is enabled, and asked for each frame`() {
    window.addSubview(view)
    let link = makeLink()
    advance(by: .milliseconds(55))
    link.requiresContinuousUpdates = false
    link.isEnabled = true
    advance(by: .milliseconds(55))
    #expect(log.times == [])
    link.requiresContinuousUpdates = true
    advance(by: .milliseconds(20))
    #expect(log.times.count == 1)
    link.isEnabled = false
    advance(by: .milliseconds(55))

    #expect(log.times.count == 1)
  }

  @Test func `ends when it is let go of, or when a function ends it`() {
    window.addSubview(view)
    var link: UIUpdateLink? = makeLink()
    link?.isEnabled = true
    advance(by: .milliseconds(20))
    link = nil
    advance(by: .milliseconds(55))
    #expect(log.times.count == 1)

    let other = UIUpdateLink(view: view)
    other.requiresContinuousUpdates = true
    other.addAction { link, _ in link.isEnabled = false }
    other.addAction(to: .afterUpdateComplete) { [log] _, info in log.times.append(info.modelTime) }
    other.isEnabled = true
    advance(by: .milliseconds(55))

    #expect(log.times.count == 1)
  }

  private func advance(by time: Duration) { UIApplication.shared.mainLoop.advance(by: time) }
}
