import FleetTesting
import Foundation
import TestSupport
import Testing

/// A helper with what makes it fail.
private struct Helper: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Calls the helper so that it fails, at line 7 and column 3.
  let fail: @MainActor @Sendable () async -> Void

  init(_ name: String, _ fail: @escaping @MainActor @Sendable () async -> Void) {
    testDescription = name
    self.fail = fail
  }
}

/// Work without an end, and a loop that does not come to rest.
@MainActor
private func beBusy() {
  @MainActor func again() { UIApplication.shared.mainLoop.enqueue("again", again) }
  again()
}

@MainActor
private func hiddenView() -> UIView {
  let view = UIView()
  view.isHidden = true
  return view
}

/// A screen that keeps the main loop busy as soon as it appears.
private final class BusyScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { beBusy() }
}

private final class BusyDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { beBusy() }
}

private let helpers: [Helper] = [
  Helper("settle()") {
    beBusy()
    settleNow()
  },
  Helper("await settle()") {
    beBusy()
    await settle(line: 7, column: 3)
  },
  Helper("advance(by:)") {
    beBusy()
    advanceNow()
  },
  Helper("await advance(by:)") {
    beBusy()
    await advance(by: .seconds(1), line: 7, column: 3)
  },
  Helper("eventually") {
    await eventually(within: .zero, line: 7, column: 3) { false }
  },
  Helper("expectRelease") {
    expectRelease(line: 7, column: 3) {
      nil
    } after: {
    }
  },
  Helper("setAsAppRootWindow") { setAsAppRootWindow(BusyScreen(), line: 7, column: 3) },
  Helper("setAsAppWindowRoot") { setAsAppWindowRoot(BusyScreen(), line: 7, column: 3) },
  Helper("launchApp") { launchApp(BusyDelegate(), line: 7, column: 3) },
  Helper("sendAppToBackground") {
    beBusy()
    swallowFirst { sendAppToBackground(line: 7, column: 3) }
  },
  Helper("bringAppToForeground") {
    beBusy()
    swallowFirst { bringAppToForeground(line: 7, column: 3) }
  },
  Helper("giveMemoryWarning") {
    beBusy()
    swallowFirst { giveMemoryWarning(line: 7, column: 3) }
  },
  Helper("UIView.tap") { hiddenView().tap(line: 7, column: 3) },
  Helper("tap(_:)") { tap(hiddenView(), line: 7, column: 3) },
]

// In an asynchronous closure the names alone would mean the asynchronous forms.
@MainActor private func settleNow() { settle(line: 7, column: 3) }
@MainActor private func advanceNow() { advance(by: .seconds(1), line: 7, column: 3) }

/// A gesture settles twice, and fails as often: the second failure says nothing new.
@MainActor
private func swallowFirst(_ body: () -> Void) {
  let received = failures(body)
  if let last = received.last { reportFailure(last) }
}

@MainActor
@Suite("Fleet's helpers", .freshApplication)
struct GestureTests {
  @Test(arguments: helpers)
  private func `record failures at the line that called them`(helper: Helper) async {
    let received = await failures { await helper.fail() }
    UIApplication.shared.mainLoop.cancelAll()

    #expect(received.map(\.site.fileID.description) == [#fileID])
    #expect(received.map(\.site.filePath.description) == [#filePath])
    #expect(received.map(\.site.line) == [7])
    #expect(received.map(\.site.column) == [3])
  }

  @Test(arguments: helpers)
  private func `do nothing in steps that have stopped`(helper: Helper) async {
    let trace = Trace()

    let received = await failures {
      await steps {
        reportFailure("stopped")
        await helper.fail()
        trace.add("went on")
      }
    }
    UIApplication.shared.mainLoop.cancelAll()

    #expect(received.reasons == ["stopped"])
    #expect(trace.lines == ["went on"])
  }

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
