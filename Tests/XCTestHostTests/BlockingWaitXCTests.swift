import Fleet
import XCTest

/// `async` tests that keep the main actor while they wait, where no task of it can run.
@MainActor
final class BlockingWaitXCTests: XCTestCase {
  private final class LoggingView: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
  }

  /// Waits as a suite's own function does, which is not `async`.
  private func waitWithoutAwait(for expectation: XCTestExpectation) {
    wait(for: [expectation], timeout: 5)
  }

  func testLayoutComesAsByADevicesRunLoop() async {
    let (window, view) = (UIWindow(), LoggingView())
    window.makeKeyAndVisible()
    window.addSubview(view)
    await Task.yield()
    let laidOut = expectation(description: "laid out")
    var count = 0
    view.onLayout = {
      count += 1
      // The second one is asked for while the run loop turns.
      if count == 1 { UIApplication.shared.mainLoop.enqueue("again") { view.setNeedsLayout() } }
      if count == 2 { laidOut.fulfill() }
    }

    view.setNeedsLayout()
    waitWithoutAwait(for: laidOut)

    XCTAssertEqual(count, 2)
    // What stood behind the last layout comes by itself, on a busy machine a little later.
    for _ in 0..<5 { await Task.yield() }
    XCTAssertTrue(UIApplication.shared.mainLoop.isIdle)
  }

  /// Work that a block of the main queue asked for waits for a task, which cannot come here.
  func testWorkComesThoughTheLoopWasToBeWokenByATask() async {
    let both = expectation(description: "both")
    both.expectedFulfillmentCount = 2
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        // The test goes on before any task that is made after this.
        continuation.resume()
        MainActor.assumeIsolated {
          UIApplication.shared.mainLoop.enqueue("of no task") { both.fulfill() }
        }
      }
    }
    UIApplication.shared.mainLoop.enqueue("of a task") { both.fulfill() }

    waitWithoutAwait(for: both)
  }

  func testWorkComesOnceWhateverWakesTheLoop() async {
    let done = expectation(description: "done")
    var count = 0
    UIApplication.shared.mainLoop.enqueue("once") {
      count += 1
      done.fulfill()
    }

    waitWithoutAwait(for: done)
    for _ in 0..<5 { await Task.yield() }

    XCTAssertEqual(count, 1)
  }
}
