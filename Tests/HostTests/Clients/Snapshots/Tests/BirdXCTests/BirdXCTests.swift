import Fleet
import XCTest

final class BirdXCTests: XCTestCase {
  func testFile() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = ProcessInfo.processInfo.environment["BIRDS"] ?? "Robin"
    let page = UIViewController()
    page.view.addSubview(label)
    setAsAppRootWindow(page)
    Fleet.expectScreen(named: "bird")
  }
}
