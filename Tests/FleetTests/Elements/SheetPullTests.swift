import FleetTesting
import Foundation
import TestSupport
import Testing

private final class SheetLog: NSObject, UISheetPresentationControllerDelegate {
  var lines: [String] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    lines.append(
      sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { lines.append("did attempt") }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("did dismiss")
  }
}

private final class Birds: UITableViewController {
  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 100 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

@MainActor
@Suite("Sheets that fingers move", .freshApplication)
struct SheetPullTests {
  private let home = UIViewController()
  private let log = SheetLog()

  init() { setAsAppRootWindow(home) }

  private func present(
    _ page: UIViewController, at detent: UISheetPresentationController.Detent.Identifier = .medium
  ) throws -> UISheetPresentationController {
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = detent
    sheet.delegate = log
    home.present(page, animated: true)
    settle()
    return sheet
  }

  @Test func `swipes take a sheet from height to height, and from the lowest away (behaviour 657)`()
    throws
  {
    let page = UIViewController()
    _ = try present(page)

    page.view.swipeUp()
    page.view.swipeUp()
    #expect(log.lines == ["large"])
    Fleet.screen.element.swipeDown()
    page.view.swipeDown()

    #expect(log.lines == ["large", "medium", "did dismiss"])
    #expect(home.presentedViewController == nil)
  }

  @Test func `what scrolls leaves the finger to its sheet at its top (behaviour 656)`() throws {
    let birds = Birds()
    _ = try present(birds)
    let table = birds.tableView

    table?.swipeUp()
    #expect(log.lines == ["large"])
    #expect(table?.contentOffset.y == 0)
    table?.swipeUp()
    #expect((table?.contentOffset.y ?? 0) > 0)
    table?.swipeDown()
    #expect(log.lines == ["large"])
    #expect(table?.contentOffset.y == 0)
    table?.swipeDown()
    table?.swipeDown()

    #expect(log.lines == ["large", "medium", "did dismiss"])
  }

  @Test func `a popover on a phone is a sheet to swipe away (behaviour 659)`() {
    let birds = Birds()
    birds.modalPresentationStyle = .popover
    birds.popoverPresentationController?.sourceView = home.view
    home.present(birds, animated: true)

    birds.tableView.swipeUp()
    birds.tableView.swipeDown()
    #expect(home.presentedViewController === birds)
    birds.tableView.swipeDown()

    #expect(home.presentedViewController == nil)
  }

  @Test func `a sheet that must not grow by scrolling lets its list scroll (behaviour 656)`() throws
  {
    let birds = Birds()
    try present(birds).prefersScrollingExpandsWhenScrolledToEdge = false

    birds.tableView.swipeUp()

    #expect(birds.tableView.contentOffset.y > 0)
    #expect(log.lines == [])
  }

  @Test(arguments: [
    (UISheetPresentationController.Detent.Identifier.large, 100.0, [String]()),
    (.large, 250, ["medium"]), (.large, 600, ["did dismiss"]),
    (.medium, -100, []), (.medium, -300, ["large"]), (.medium, 100, []),
    (.medium, 250, ["did dismiss"]),
  ])
  func `a drag leaves a sheet at the nearest height, or takes it away (behaviour 657)`(
    from detent: UISheetPresentationController.Detent.Identifier, distance: CGFloat,
    lines: [String]
  ) throws {
    _ = try present(UIViewController(), at: detent)
    let y: CGFloat = detent == .large ? 200 : 500

    Fleet.screen.drag(
      from: CGPoint(x: 100, y: y), to: CGPoint(x: 100, y: y + distance), holding: .zero,
      site: CallSite())

    #expect(log.lines == lines)
  }

  @Test func `a sheet that must not go comes to rest at its lowest (behaviour 165)`() throws {
    let page = UIViewController()
    page.isModalInPresentation = true
    _ = try present(page, at: .large)

    Fleet.screen.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 800), holding: .zero, site: CallSite())

    #expect(log.lines == ["did attempt", "medium"])
    #expect(home.presentedViewController === page)
  }
}
