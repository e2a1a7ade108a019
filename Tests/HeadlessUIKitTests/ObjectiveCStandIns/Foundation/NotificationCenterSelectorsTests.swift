import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("NotificationCenter, with selectors", .ownApplication)
struct NotificationCenterSelectorsTests {
  final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func hearNothing() { heard.append("nothing") }
  }

  private let center = NotificationCenter()
  private let listener = Listener()
  private let hear = Selector("hear:", Listener.hear(_:))
  private let rain = Notification.Name("rain")
  private let sun = Notification.Name("sun")

  @Test func `calls the observer's method at once`() {
    center.addObserver(listener, selector: hear, name: rain, object: nil)
    center.addObserver(
      listener, selector: Selector("hearNothing", Listener.hearNothing), name: rain, object: nil)

    center.post(name: rain, object: nil)
    center.post(name: sun, object: nil)

    // Foundation promises no order.
    #expect(listener.heard.sorted() == ["nothing", "rain"])
  }

  @Test func `hears of one sender, or of all names`() {
    let sender = NSObject()
    center.addObserver(listener, selector: hear, name: rain, object: sender)
    center.post(name: rain, object: nil)
    center.post(name: rain, object: sender)
    #expect(listener.heard == ["rain"])

    center.addObserver(listener, selector: hear, name: nil, object: nil)
    center.post(name: sun, object: nil)
    #expect(listener.heard == ["rain", "sun"])
  }

  @Test func `hears nothing once the observer is removed`() {
    center.addObserver(listener, selector: hear, name: rain, object: nil)
    center.addObserver(listener, selector: hear, name: sun, object: nil)

    center.removeObserver(listener, name: rain, object: nil)
    center.post(name: rain, object: nil)
    center.post(name: sun, object: nil)
    #expect(listener.heard == ["sun"])

    center.removeObserver(listener)
    center.post(name: sun, object: nil)
    #expect(listener.heard == ["sun"])
  }

  @Test func `removes tokens as ever`() {
    let token = center.addObserver(forName: rain, object: nil, queue: nil) { _ in
      Issue.record("the observer was removed")
    }
    center.addObserver(listener, selector: hear, name: rain, object: nil)
    center.removeObserver(token)
    center.post(name: rain, object: nil)

    #expect(listener.heard == ["rain"])
  }

  @Test func `does not keep the observer alive`() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: hear, name: rain, object: nil)
    }

    #expect(gone == nil)
    center.post(name: rain, object: nil)
    center.addObserver(listener, selector: hear, name: rain, object: nil)
    center.post(name: rain, object: nil)
    #expect(listener.heard == ["rain"])
  }

  @MainActor private final class Count { var value = 0 }

  @Test func `calls observers on the main queue at once, or later if another thread posts`() async {
    let count = Count()
    let token = center.addObserver(forName: rain, object: nil, queue: .uiKitMain) { _ in
      MainActor.assumeIsolated { count.value += 1 }
    }
    center.post(name: rain, object: nil)
    #expect(count.value == 1)

    await Task.detached { [center, rain] in center.post(name: rain, object: nil) }.value
    // A detached task belongs to no test's application.
    ApplicationScope.processWide.application.mainLoop.settle()
    #expect(count.value == 2)
    center.removeObserver(token)
  }

  @Test func `hears UIKit's own notifications`() {
    let application = UIApplication.shared
    NotificationCenter.default.addObserver(
      listener, selector: hear, name: UIApplication.didReceiveMemoryWarningNotification, object: nil
    )
    defer { NotificationCenter.default.removeObserver(listener) }

    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: application)

    #expect(listener.heard == [UIApplication.didReceiveMemoryWarningNotification.rawValue])
  }
}
