import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Waiting for work elsewhere: what failures say", .freshApplication)
struct WorkInFlightFailureTextsTests {
  @Test func `a failure names what was in flight`() async throws {
    let mayEnd = DispatchSemaphore(value: 0)
    DispatchQueue(label: "birds").uiKitAsync { mayEnd.wait() }
    DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 60) {}
    let words = pendingWork
    let received = await failures {
      await Fleet.eventually(within: .milliseconds(50)) { false }
    }
    mayEnd.signal()

    #expect(words.first == "DispatchQueue.main.asyncAfter, in 60.00 s")
    #expect(words.last?.hasPrefix("DispatchQueue \"birds\", ") == true)
    let details = try #require(received.first?.details)
    #expect(details.contains("Still to come: "))
    #expect(details.contains("in flight: DispatchQueue \"birds\", "), "\(details)")
  }

  @Test func `a wait without await tells, once, that it holds up a task`() {
    setAsAppRootWindow(UIViewController())
    let log = FailureLog()
    let line = #line + 1
    let task = Task.uiKit { 1 }
    withFailureReporter(log) {
      #expect(!Fleet.screen.staticTexts["Robin"].waitForExistence(timeout: 0.2))
      #expect(!Fleet.screen.staticTexts["Wren"].waitForExistence(timeout: 0.2))
    }
    task.cancel()

    #expect(log.failures.isEmpty)
    #expect(
      log.notes.map(\.reason) == [
        "A task of the app's cannot go on while the test waits for it without await."
      ])
    #expect(
      log.notes.first?.details
        == "In flight: Task, WorkInFlightFailureTextsTests.swift:\(line). Make the test async, and write "
        + "await Fleet.eventually { … }, which lets tasks run.")
  }
}
