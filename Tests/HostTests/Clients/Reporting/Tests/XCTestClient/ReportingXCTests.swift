import Fleet
import XCTest

final class ReportingXCTests: XCTestCase {
  func testError() {
    reportFailure("The list is empty.", name: "Fleet.TableViewError")  // error
  }

  func testWarning() {
    reportFailure("The list is long.", name: "Fleet.TableViewError", severity: .warning)  // warning
  }

  func testSwallowed() {
    let swallowed = swallowAnyErrors {
      reportFailure("No such row.", name: "Fleet.TableViewError")  // swallowed
    }
    XCTAssertEqual(swallowed.map(\.reason), ["No such row."])
  }

  func testOwnHelper() {
    findBird(named: "Kiwi")  // own helper
  }

  func testDetachedTask() {
    waitFor { done in
      Task.detached {
        reportFailure("Failed in a detached task.")
        done()
      }
    }
  }

  func testThread() {
    waitFor { done in
      Thread {
        reportFailure("Failed in a thread.")
        done()
      }.start()
    }
  }

  func testDispatchQueue() {
    waitFor { done in
      DispatchQueue.global().async {
        reportFailure("Failed on a queue.")
        done()
      }
    }
  }

  func testAfterItsScopeEnded() {
    let scopeEnded = DispatchSemaphore(value: 0)
    waitFor { done in
      swallowAnyErrors {
        Task {
          scopeEnded.wait()
          reportFailure("Failed late.")  // late
          done()
        }
      }
      scopeEnded.signal()
    }
  }

  func testSteps() {
    steps("Watching birds") {
      findBird(named: "Kiwi")  // stopped here
      findBird(named: "Moa")
      findBird(named: "Dodo")
    }
  }

  func testFailuresAsErrors() throws {
    try failuresAsErrors {
      findBird(named: "Kiwi")
      findBird(named: "Moa")
    }
    XCTFail("Went on after the failure.")
  }

  func testWriterAsDefault() {
    Reporting.default = GitHubActionsReporter()
    reportFailure("The list is empty.", name: "Fleet.TableViewError")
  }

  func testNavigation() {
    let birds = UIViewController()
    let navigation = UINavigationController(rootViewController: birds)
    navigation.pushViewController(UIViewController(), animated: true)
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertTrue(birds.navigationController === navigation)
  }

  /// Runs something that calls its argument from elsewhere, and waits for that.
  private func waitFor(_ start: (@escaping @Sendable () -> Void) -> Void) {
    let done = DispatchSemaphore(value: 0)
    start { done.signal() }
    done.wait()
  }
}

/// A client's own helper, which passes the literals on.
func findBird(
  named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard Reporting.mayAct() else { return }
  reportFailure(
    "There is no bird named '\(name)'.", name: "Birds.ListError", fileID: fileID,
    filePath: filePath, line: line, column: column)
}
