import Fleet
import XCTest

@MainActor
final class NavigationXCTests: XCTestCase {
  private let root = UIViewController()

  func testTheModelIsDrivenOnTheMainActor() async {
    let navigation = UINavigationController(rootViewController: root)
    let page = UIViewController()

    navigation.pushViewController(page, animated: false)
    await Task.yield()

    XCTAssertEqual(navigation.viewControllers, [root, page])
    XCTAssertIdentical(navigation.popViewController(animated: false), page)
  }

  func testAModelExceptionPointsAtTheScope() async {
    let navigation = UINavigationController(rootViewController: root)
    let log = FailureLog()

    withFailureReporter(log) {
      steps(line: 7) { navigation.pushViewController(root, animated: false) }
    }

    XCTAssertEqual(log.failures.map(\.name), [.invalidArgument])
    XCTAssertEqual(log.failures.map(\.site.line), [7])
    XCTAssertEqual(navigation.viewControllers, [root])
  }

  func testAModelExceptionPointsAtTheModelWhereThereIsNoScope() async throws {
    let navigation = UINavigationController(rootViewController: root)
    let log = FailureLog()

    withFailureReporter(log) { navigation.pushViewController(root, animated: false) }

    let file = try XCTUnwrap(log.failures.first?.site.fileID.description)
    XCTAssertTrue(file.hasPrefix("HeadlessUIKit/"), file)
  }

  // Inside a test class its members shadow free functions: none of these may be one (reporting 10).
  func testAllFreeFunctionsCanBeCalledByTheirPlainNames() async throws {
    let log = FailureLog()

    await withFailureReporter(log) {
      swallowAnyErrors { reportFailure("one") }
      await swallowAnyErrors {
        await Task.yield()
        reportFailure("two")
      }
      swallowErrors(.failure) { reportFailure("three") }
      steps { reportFailure("four") }
      do {
        try failuresAsErrors { reportFailure("five") }
        XCTFail("Nothing was thrown.")
      } catch {
        XCTAssertEqual((error as? RecordedFailure)?.reason, "five")
      }
      XCTAssertTrue(Reporting.mayAct())
    }

    XCTAssertEqual(log.notes.map(\.reason), ["one", "two", "three"])
    XCTAssertEqual(log.failures.map(\.reason), ["four"])
  }

  func testSwallowedFailuresLeaveATestPassing() async {
    let swallowed = swallowAnyErrors { reportFailure("swallowed") }

    XCTAssertEqual(swallowed.map(\.reason), ["swallowed"])
  }
}
