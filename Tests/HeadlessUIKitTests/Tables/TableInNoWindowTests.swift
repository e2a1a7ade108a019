import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Tables that are laid out in no window", .ownApplication)
struct TableInNoWindowTests {
  private final class Source: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private let source = Source()

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
    table.dataSource = source
    return table
  }

  @Test func `are warned of once in an application, and laid out all the same (behaviour 7.32)`() {
    let (first, second) = (table(), table())

    let log = logged {
      first.layoutIfNeeded()
      first.reloadData()
      first.layoutIfNeeded()
      second.layoutIfNeeded()
    }

    #expect(log.failures == [])
    #expect(log.notes.map(\.severity) == [.warning])
    #expect(
      log.notes.reasons == [
        """
        [TableView] Warning once only: UITableView was told to layout its visible cells and other \
        contents without being in the view hierarchy (the table view or one of its superviews has \
        not been added to a window). This may cause bugs by forcing views inside the table view to \
        load and perform layout without accurate information (e.g. table view bounds, trait \
        collection, layout margins, safe area insets, etc), and will also cause unnecessary \
        performance overhead due to extra layout passes. Make a symbolic breakpoint at \
        UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what \
        caused this to occur, so you can avoid this action altogether if possible, or defer it \
        until the table view has been added to a window. Table view: <UITableView>
        """
      ])
    #expect(log.notes.first?.details == "UIKit logs this in UITableView.layoutSubviews().")
    #expect(first.visibleCells.count == 3)
    #expect(second.visibleCells.count == 3)
  }

  @Test func `are warned of when code asks what shows (behaviour 7.32)`() {
    let table = table()

    #expect(logged { _ = table.numberOfRows(inSection: 0) }.notes == [])
    #expect(logged { _ = table.visibleCells }.notes.count == 1)
  }

  @Test func `are warned of when they are updated (behaviour 7.32)`() {
    let window = UIWindow()
    window.isHidden = false
    let table = table()
    window.addSubview(table)
    window.hostApplication.mainLoop.settle()
    table.removeFromSuperview()

    let log = logged {
      source.count = 4
      table.insertRows(at: [[0, 0]], with: .none)
    }

    #expect(log.failures == [])
    #expect(log.notes.count == 1)
  }

  @Test func `are not warned of in a window, nor without data, nor before a layout`() {
    let window = UIWindow()
    window.isHidden = false
    let shown = table()

    let log = logged {
      window.addSubview(shown)
      window.hostApplication.mainLoop.settle()
      shown.layoutIfNeeded()
      UITableView().layoutIfNeeded()
      table().reloadData()
    }

    #expect(log.failures == [])
    #expect(log.notes == [])
  }
}
