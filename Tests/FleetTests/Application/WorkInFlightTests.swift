import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Waiting for work elsewhere", .freshApplication)
struct WorkInFlightTests {
  private let label = UILabel()

  init() {
    let screen = UIViewController()
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    screen.view.addSubview(label)
    setAsAppRootWindow(screen)
  }

  private var elsewhere: Elsewhere { ApplicationScope.current.elsewhere }

  @Test func `settle waits for tasks and queues, whatever they start`() async {
    Task.uiKit { [label] in
      let text: String = await withCheckedContinuation { continuation in
        DispatchQueue.global().uiKitAsync { continuation.resume(returning: "Robin") }
      }
      label.text = text
      DispatchQueue(label: "birds").uiKitAsync {
        DispatchQueue.main.uiKitAsync { MainActor.assumeIsolated { label.text? += ", Wren" } }
      }
    }
    await settle()

    #expect(label.text == "Robin, Wren")
    #expect(pendingWork == [])
  }

  @Test func `a task that sleeps in UIKit time is not waited for`() async {
    let start = ContinuousClock.now
    Task.uiKit { [label] in
      try await Task.uiKitSleep(for: .seconds(1_000_000))
      label.text = "awake"
    }
    await settle()
    #expect(pendingWork == ["Task.sleep, in 1000000.00 s"])

    await advance(by: .seconds(1_000_000))
    #expect(label.text == "awake")
    #expect(ContinuousClock.now - start < .seconds(500_000))
  }

  @Test func `no delay passes while settle waits for something else`() async {
    DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 0.02) { [label] in
      MainActor.assumeIsolated { label.text = "late" }
    }
    DispatchQueue(label: "birds").uiKitAsync {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.2)
    }
    await settle()
    #expect(label.text == nil)

    await advance(by: .milliseconds(20))
    #expect(label.text == "late")
  }

  @Test func `a task that listens for ever is given up, once`() async {
    let (values, source) = AsyncStream<Int>.makeStream()
    let listener = Task.uiKit { for await _ in values {} }
    await settle()
    #expect(elsewhere.works.map(\.isBusy) == [false])

    DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 1) { [label] in
      MainActor.assumeIsolated { label.text = "late" }
    }
    #expect(await Fleet.eventually { label.text == "late" })
    listener.cancel()
    source.finish()
  }

  @Test func `a wait without await is there for what comes from queues`() {
    DispatchQueue(label: "birds").uiKitAsync { [label] in
      DispatchQueue.main.uiKitAsync { MainActor.assumeIsolated { label.text = "Robin" } }
    }

    #expect(Fleet.screen.staticTexts["Robin"].waitForExistence(timeout: 5))
  }
}
