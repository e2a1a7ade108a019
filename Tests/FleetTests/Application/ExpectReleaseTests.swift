import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("expectRelease { } after: { }", .freshApplication)
struct ExpectReleaseTests {
  final class Screen: UIViewController {
    var onTick: () -> Void = {}
  }

  @Test func `says nothing where the object is gone`() {
    var screen: Screen? = Screen()

    let received = failures {
      expectRelease {
        screen
      } after: {
        screen = nil
      }
    }

    #expect(received.isEmpty)
    #expect(screen == nil)
  }

  @Test func `records a failure where something holds it`() {
    var screen: Screen? = Screen()
    screen?.onTick = { [screen] in screen?.title = "held" }
    weak let held = screen

    let received = failures {
      expectRelease(line: 7) {
        screen
      } after: {
        screen = nil
      }
    }

    #expect(received.map(\.name) == [.release])
    #expect(received.reasons == ["<Screen> is still alive."])
    #expect(
      received.map(\.details) == [
        "Something holds it: a closure that captures it, a timer, or a property."
      ])
    #expect(received.map(\.site.line) == [7])
    held?.onTick = {}
  }

  @Test func `waits for what is due, and not for what is delayed`() {
    let loop = UIApplication.shared.mainLoop
    var views: [UIView] = [UIView(), UIView()]
    loop.enqueue("turn") { [view = views[0]] in view.tag = 1 }
    loop.enqueue("timer", after: .seconds(1)) { [view = views[1]] in view.tag = 1 }

    let due = failures {
      expectRelease {
        views.first
      } after: {
        views.removeFirst()
      }
    }
    let delayed = failures {
      expectRelease {
        views.first
      } after: {
        views.removeFirst()
      }
    }

    #expect(due.isEmpty)
    #expect(delayed.reasons == ["<UIView> is still alive."])
  }

  @Test func `is content with a screen that another replaces`() {
    setAsAppRootWindow(Screen())

    let received = failures {
      expectRelease {
        UIApplication.shared.keyWindow?.rootViewController
      } after: {
        UIApplication.shared.keyWindow?.rootViewController = UIViewController()
      }
    }

    #expect(received.isEmpty)
  }

  @Test func `records a failure where there is no object, and makes no gesture`() {
    var wasMade = false

    let received = failures {
      expectRelease(line: 8) {
        nil
      } after: {
        wasMade = true
      }
    }

    #expect(received.reasons == ["There is no object to watch."])
    #expect(received.map(\.site.line) == [8])
    #expect(!wasMade)
  }
}
