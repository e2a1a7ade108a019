import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A cell that asks for a layout of its table", .ownApplication)
struct CellAsksForLayoutTests {
  private final class AskingCell: UITableViewCell {
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      superview?.setNeedsLayout()
    }
  }

  private final class CountingTable: UITableView {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "asking", for: indexPath)
    }
  }

  private let rows = Rows()
  private let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  private let screen = UIViewController()

  init() {
    table.register(AskingCell.self, forCellReuseIdentifier: "asking")
    table.dataSource = rows
    screen.view.addSubview(table)
  }

  @Test func `gets it on the next turn, once`() {
    _ = showInWindow(screen)
    UIApplication.shared.mainLoop.settle()
    table.layouts = 0
    rows.count = 2

    table.reloadData()
    table.layoutIfNeeded()
    let layoutsAtOnce = table.layouts
    UIApplication.shared.mainLoop.settle()

    #expect(layoutsAtOnce == 1)
    #expect(table.layouts == 2)
    #expect(table.visibleCells.count == 2)
  }
}
