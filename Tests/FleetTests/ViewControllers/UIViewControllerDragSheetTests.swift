import FleetTesting
import TestSupport
import Testing

private final class SheetLog: NSObject, UISheetPresentationControllerDelegate {
  var changes: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { changes.append(sheetPresentationController.selectedDetentIdentifier) }
}

@MainActor
@Suite("UIViewController.dragSheet", .freshApplication)
struct UIViewControllerDragSheetTests {
  private let list = UIViewController()
  private let filter = UIViewController()
  private let log = SheetLog()

  init() throws {
    setAsAppRootWindow(list)
    let sheet = try #require(filter.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = log
  }

  private func failures(
    to detent: UISheetPresentationController.Detent.Identifier
  ) -> [RecordedFailure] {
    let log = FailureLog()
    withFailureReporter(log) { filter.dragSheet(to: detent) }
    return log.failures
  }

  @Test func `a user changes the height, and the delegate hears of that alone (behaviour 657)`() {
    list.present(filter, animated: true)
    settle()
    let small = filter.view.frame.height

    filter.dragSheet(to: .large)
    #expect(filter.view.frame.height > small)
    filter.dragSheet(to: .large)
    filter.sheetPresentationController?.selectedDetentIdentifier = .medium

    #expect(log.changes == [.large])
    #expect(filter.view.frame.height == small)
  }

  @Test func `a height that the sheet does not have is out of reach`() {
    list.present(filter, animated: true)

    let failures = failures(to: .init("tiny"))

    #expect(
      failures.map(\.reason) == [
        "Cannot drag the sheet of <UIViewController>: It has no detent 'tiny'."
      ])
    #expect(
      failures.map(\.details) == [
        "The detents of the sheet are 'com.apple.UIKit.medium', 'com.apple.UIKit.large'."
      ])
    #expect(failures.map(\.name) == [.sheet])
  }

  @Test func `there is no sheet to drag`() {
    #expect(
      failures(to: .large).map(\.reason) == [
        "Cannot drag the sheet of <UIViewController>: It is not presented."
      ])
    filter.modalPresentationStyle = .fullScreen
    list.present(filter, animated: false)
    #expect(
      failures(to: .large).map(\.details) == [
        "Its style is fullScreen, and not .pageSheet or .formSheet."
      ])
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    filter.present(alert, animated: false)
    #expect(
      failures(to: .large).map(\.reason) == [
        "Cannot drag the sheet of <UIViewController>: Another screen is presented over it."
      ])
  }
}
