import UIKit
import XCTest

@testable import Birds

/// A data source and a delegate, as suites in Xcode are.
final class RefreshingXCTests: XCTestCase, UITableViewDataSource {
  private var ended = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func testTheSuiteIsADataSource() {
    let table = UITableView()
    table.dataSource = self

    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(table.dataSource as? RefreshingXCTests, self)
    XCTAssertTrue(isEqual(self))
    XCTAssertNotEqual(RefreshingXCTests(), self)
    XCTAssertNotNil(XCTestCase().expectation(description: "of another one"))
  }

  func testTheSuiteIsADelegate() {
    let field = UITextField()
    field.delegate = self

    XCTAssertTrue(field.delegate === self)
    XCTAssertEqual(field.delegate?.textFieldShouldReturn?(field), false)
    XCTAssertEqual(Set([self, self]).count, 1)
  }

  func testPartsHaveNames() {
    let answer = XCTContext.runActivity(named: "Counting") { activity -> Int in
      activity.add(XCTAttachment(string: "one"))
      return 1
    }
    add(XCTAttachment(string: "two"))

    XCTAssertEqual(answer, 1)
  }

  func testWaitsWithoutALimit() {
    let turn = expectation(description: "a turn of the main queue")
    DispatchQueue.main.async { turn.fulfill() }
    wait(for: [turn])
  }

  func testAwaitsWithoutALimit() async {
    let turn = expectation(description: "a turn of the main queue")
    DispatchQueue.main.async { turn.fulfill() }
    await fulfillment(of: [turn])
  }

  /// UIKit has no way to press a button of an alert, and so tests go by its block.
  func testTheBlockOfAnAction() {
    typealias Handler = @convention(block) (UIAlertAction) -> Void
    var pressed: [String] = []
    let action = UIAlertAction(title: "Feed", style: .default) { pressed.append($0.title ?? "") }
    if let block = action.value(forKey: "handler") {
      unsafeBitCast(block as AnyObject, to: Handler.self)(action)
    }
    XCTAssertEqual(pressed, ["Feed"])
  }

  func testOverridesOfWhatAnExtensionDeclares() {
    let local: UIViewController = LocalNewsViewController()

    XCTAssertEqual(UIViewController().refreshed(), ["app"])
    XCTAssertEqual(local.refreshed(), ["app", "news", "local"])
    XCTAssertEqual(NewsViewController().refreshed(from: "here"), ["here", "news"])
    XCTAssertEqual(LocalNewsViewController().refreshedAsNews(), ["app", "news"])
    XCTAssertEqual(makeMap().refreshed(), ["map"])
  }

  func testOverridesOfPropertiesAndClassMethods() {
    let local: UIViewController = LocalNewsViewController()
    local.mood = "glad"

    XCTAssertEqual(local.mood, "glad?!")
    XCTAssertEqual(UIViewController().mood, "calm")
    XCTAssertEqual(type(of: local).makeTitle(), "plain, local")
    XCTAssertEqual(NewsViewController.makeTitle(), "plain")
  }

  func testOverridesOfWhatIsNotTheKitsAlone() {
    let base: BaseViewController = Loud()

    XCTAssertEqual(base.words(), ["base", "loud"])
    XCTAssertEqual(makeBadge().summary(), "badge, object")
    XCTAssertEqual(NSObject().summary(), "object")
  }
}

extension RefreshingXCTests: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

@MainActor
final class MainActorXCTests: XCTestCase, UIScrollViewDelegate {
  private let scroll = UIScrollView()

  override func setUp() async throws {
    try await super.setUp()
    scroll.delegate = self
  }

  override func tearDown() { scroll.delegate = nil }

  func testItIsReady() { XCTAssertEqual(scroll.delegate as? MainActorXCTests, self) }
}
