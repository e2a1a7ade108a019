import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("UIApplicationDelegate", .ownApplication)
struct UIApplicationDelegateTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow()
  }

  private final class WithoutWindow: UIResponder, UIApplicationDelegate {}

  private let application = UIApplication.shared
  private let delegate = Delegate()

  init() { application.delegate = delegate }

  @Test func `the window reads as an optional requirement, as in UIKit`() {
    let controller = UIViewController()

    application.delegate?.window??.rootViewController = controller

    #expect(application.delegate?.window??.rootViewController === controller)
    if let window = application.delegate?.window {
      #expect(window?.rootViewController === controller)
    } else {
      Issue.record("The delegate has a window.")
    }
    let inner: UIWindow? = application.delegate?.window ?? nil
    #expect(inner === delegate.window)
    #expect((application.delegate?.window as? UIWindow) === delegate.window)
  }

  @Test func `the window reads as a plain property too`() {
    let other = UIWindow()

    application.delegate?.window = other

    #expect(delegate.window === other)
    #expect(application.delegate?.window?.isHidden == true)
    #expect(application.delegate?.window === other)
    #expect((application.delegate as? Delegate)?.window?.isHidden == true)
  }

  @Test func `a delegate may have no window`() {
    let other = WithoutWindow()
    application.delegate = other

    #expect(application.delegate?.window??.rootViewController == nil)
    #expect(application.delegate?.window?.rootViewController == nil)
  }
}
