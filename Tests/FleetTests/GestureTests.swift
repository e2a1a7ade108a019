import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Fleet's helpers", .freshApplication)
struct GestureTests {
  @Test func `leave the app as it is in steps that have stopped`() async {
    let trace = Trace()
    let window = setAsAppRootWindow(UIViewController())
    let application = UIApplication.shared
    let loop = application.mainLoop
    loop.enqueue("turn") { trace.add("turn") }
    loop.enqueue("timer", after: .seconds(1)) { trace.add("timer") }
    var view: UIView? = UIView()

    let received = failures {
      steps {
        reportFailure("stopped")
        settle()
        advance(by: .seconds(2))
        #expect(setAsAppRootWindow(UIViewController()) === window)
        #expect(setAsAppWindowRoot(UIViewController()) === window)
        launchApp(BusyDelegate())
        sendAppToBackground()
        bringAppToForeground()
        giveMemoryWarning()
        expectRelease {
          trace.add("asked for the object")
          return view
        } after: {
          view = nil
        }
        window.tap()
        tap(window)
      }
    }

    #expect(trace.lines.isEmpty)
    #expect(application.windows == [window])
    #expect(application.delegate == nil)
    #expect(application.applicationState == .active)
    #expect(loop.now == .zero)
    #expect(view != nil)
    #expect(received.map(\.details) == ["and 11 further steps were not taken"])
  }

  @Test func `do nothing asynchronously in steps that have stopped`() async {
    let trace = Trace()

    let received = await failures {
      await steps {
        reportFailure("stopped")
        await settle()
        await advance(by: .seconds(1))
        let holds = await eventually {
          trace.add("asked for the condition")
          return true
        }
        #expect(!holds)
      }
    }

    #expect(trace.lines.isEmpty)
    #expect(received.map(\.details) == ["and 3 further steps were not taken"])
  }
}
