import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Model exceptions")
struct ModelExceptionTests {
  let page = UIViewController()
  let navigation = UINavigationController()

  init() { navigation.pushViewController(page, animated: false) }

  /// Raises UIKit's exception: the page is on the stack already.
  private func pushAgain() { navigation.pushViewController(page, animated: false) }

  @Test func `are errors with UIKit's name and text, and the call that raised (reporting 9)`() {
    page.title = "Birds"

    let received = failures { pushAgain() }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(
      received.reasons == [
        "Pushing the same view controller instance more than once is not supported "
          + #"(<UIViewController "Birds">)"#
      ])
    #expect(
      received.map(\.details) == [
        "UIKit raises this exception in "
          + "UINavigationController.pushViewController(_:animated:)."
      ])
    #expect(received.map(\.severity) == [.error])
  }

  @Test func `name an object by its class where it has no title`() {
    #expect(failures { pushAgain() }.reasons.first?.hasSuffix("(<UIViewController>)") == true)
  }

  @Test func `point at the gesture that is under way, also in a scope (reporting 9)`() {
    let gesture = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)

    let received = failures {
      AmbientCallSite.at(gesture) {
        steps { pushAgain() }
      }
    }

    #expect(received.map(\.site) == [gesture])
  }

  @Test func `point at the nearest scope where there is no gesture (reporting 9)`() {
    let received = failures {
      steps(line: 1) {
        steps(line: 2) { pushAgain() }
      }
    }

    #expect(received.map(\.site.line) == [2])
    #expect(received.map(\.site.fileID.description) == [#fileID])
  }

  @Test func `point at the scope behind a reporter (reporting 9)`() {
    var received: [RecordedFailure] = []

    steps(line: 1) {
      received = failures { pushAgain() }
    }

    #expect(received.map(\.site.line) == [1])
  }

  @Test func `point at the running test where there is no scope either (reporting 9)`() throws {
    let test = try #require(Test.current).sourceLocation

    let site = try #require(failures { pushAgain() }.first?.site)

    #expect(site.fileID.description == test.fileID)
    #expect(site.line == UInt(test.line))
    #expect(site.column == UInt(test.column))
  }

  @Test func `point at the model where there is no test at all (reporting 9)`() async {
    let received = await Task.detached {
      await failures { await ModelExceptionTests().pushAgain() }
    }
    .value

    #expect(
      received.map { $0.site.fileID.description.hasPrefix("HeadlessUIKit/") } == [true])
  }

  @Test func `can be swallowed by UIKit's name (reporting 5)`() {
    let log = logged {
      let swallowed = swallowErrors(.invalidArgument, line: 1) { pushAgain() }
      #expect(swallowed.map(\.name) == [.invalidArgument])
      #expect(swallowed.map(\.site.line) == [1])
    }

    #expect(log.failures.isEmpty)
  }
}
