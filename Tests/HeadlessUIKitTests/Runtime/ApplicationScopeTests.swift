import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("ApplicationScope")
struct ApplicationScopeTests {
  private func inScope<R>(_ scope: ApplicationScope, _ body: () throws -> R) rethrows -> R {
    try ApplicationScope.$current.withValue(scope, operation: body)
  }

  @Test func `gives an application of its own, always the same`() {
    let outside = UIApplication.shared
    let scope = ApplicationScope()

    let inside = inScope(scope) { [UIApplication.shared, UIApplication.shared] }
    let other = inScope(ApplicationScope()) { UIApplication.shared }

    #expect(inside[0] === inside[1])
    #expect(inside[0] !== outside)
    #expect(inside[0] !== other)
    #expect(UIApplication.shared === outside)
  }

  @Test func `holds for the tasks made in it, and not for detached ones`() async {
    let scope = ApplicationScope()
    let (application, task, detached) = inScope(scope) {
      (
        UIApplication.shared, Task { @MainActor in UIApplication.shared },
        Task.detached { @MainActor in UIApplication.shared }
      )
    }

    #expect(await task.value === application)
    #expect(await detached.value === UIApplication.shared)
  }

  @Test func `can be opened off the main actor`() async {
    let applications = await Task.detached {
      await ApplicationScope.$current.withValue(ApplicationScope()) {
        await [UIApplication.shared, UIApplication.shared]
      }
    }
    .value

    #expect(applications[0] === applications[1])
    #expect(applications[0] !== UIApplication.shared)
  }

  @Test func `drops windows, focus and work when it closes`() {
    let trace = Trace()
    let scope = ApplicationScope()
    let application = inScope(scope) {
      let window = UIWindow()
      window.rootViewController = TracingScreen("root", trace)
      window.makeKeyAndVisible()
      return UIApplication.shared
    }
    #expect(application.windows.count == 1)
    let before = trace.lines

    scope.close()
    application.mainLoop.settle()

    #expect(application.windows.isEmpty)
    #expect(application.keyWindow == nil)
    #expect(application.firstResponder == nil)
    #expect(application.mainLoop.pending.isEmpty)
    #expect(trace.lines == before)
  }

  @Test func `leaves a late task an application that does nothing`() async {
    let trace = Trace()
    let scope = ApplicationScope()
    let (application, task) = inScope(scope) {
      (
        UIApplication.shared,
        Task { @MainActor in
          let window = UIWindow()
          window.rootViewController = TracingScreen("late", trace)
          window.makeKeyAndVisible()
          UIView.animate(withDuration: 0) {
          } completion: { _ in
            trace.add("completion")
          }
          UIApplication.shared.mainLoop.settle()
          return (UIApplication.shared, window)
        }
      )
    }

    scope.close()
    let (late, window) = await task.value

    #expect(late !== application)
    #expect(late !== UIApplication.shared)
    #expect(late.windows.isEmpty)
    #expect(late.keyWindow == nil)
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(trace.lines.isEmpty)
  }

  @Test func `shows no window again after it has closed`() {
    let scope = ApplicationScope()
    let window = inScope(scope) {
      let window = UIWindow()
      window.makeKeyAndVisible()
      return window
    }

    scope.close()
    window.makeKeyAndVisible()

    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.application.windows.isEmpty)
  }

  @Test func `lets go of its application, although tasks of its are pending`() async {
    weak var application: UIApplication?
    let gate = Gate()
    let task: Task<Void, Never>

    do {
      let scope = ApplicationScope()
      task = inScope(scope) {
        application = UIApplication.shared
        UIWindow().makeKeyAndVisible()
        UIApplication.shared.mainLoop.enqueue("turn") {}
        UIApplication.shared.mainLoop.enqueue("timer", after: .seconds(1)) {}
        return Task { await gate.pass() }
      }
      #expect(application != nil)
      scope.close()
    }

    #expect(application == nil)
    gate.open()
    await task.value
  }
}
