import FailureReporting
import Fleet
import HeadlessXCUITest
import XCTest

/// The delegate of an app that asks a server at its launch.
@MainActor
final class AskingAppDelegate: OneScreenAppDelegate {
  /// Asks on a later turn, as a session does.
  static func ask() {
    MainTurn.post("URLSession") {
      let request = SentRequest(
        method: "GET", url: URL(fileURLWithPath: "/list"), headers: [:], body: Data())
      if case .nobody(let details?) = AnsweredNetwork.current.reply(to: request) {
        request.reportNobody(details)
      }
    }
  }

  override func makeScreen() -> UIViewController {
    Self.ask()
    return UIViewController()
  }
}

/// What an app asks of servers for which a suite has no answers.
final class UnansweredRequestTests: XCTestCase {
  override func tearDown() {
    XCUIApplication.delegateClass = nil
    super.tearDown()
  }

  func testIsANoteWhereASuiteDrivesTheApp() {
    XCUIApplication.delegateClass = AskingAppDelegate.self
    let log = FailureLog()
    withFailureReporter(log) {
      let app = XCUIApplication()
      app.launch()
      XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    }

    XCTAssertEqual(log.failures.map(\.reason), [])
    XCTAssertEqual(
      log.notes.map(\.reason),
      ["Nobody answers GET file:///list, which ends as without a network."])
    MainActor.assumeIsolated { XCTAssertEqual(Fleet.networkConnection, .wifi) }
  }

  func testStaysAFailureWhereATestDrivesNoApp() {
    let log = FailureLog()
    MainActor.assumeIsolated {
      withFailureReporter(log) {
        withFreshApplication {
          AskingAppDelegate.ask()
          settle()
        }
      }
    }

    XCTAssertEqual(log.failures.map(\.reason), ["Nobody answers GET file:///list."])
  }
}
