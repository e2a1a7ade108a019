package import HeadlessUIKit

/// A table of 300 by 400 points, whose cells hold one view of a given height.
@MainActor
package final class SelfSizingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  package let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  package var count: Int
  package var height: (Int) -> CGFloat
  package var makesCell: ((Int) -> UITableViewCell)?
  package var header: UIView?
  package var footer: UIView?
  /// How many cells were asked for.
  package var askedFor = 0

  package init(_ count: Int, height: @escaping (Int) -> CGFloat = { _ in 60 }) {
    self.count = count
    self.height = height
    super.init()
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.sectionHeaderTopPadding = 0
    table.register(FramedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  /// The heights of the first rows.
  package func heights(_ rows: Range<Int>) -> [CGFloat] {
    rows.map { table.rectForRow(at: [0, $0]).height }
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    askedFor += 1
    if let makesCell { return makesCell(indexPath.row) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? FramedCell)?.height.constant = height(indexPath.row)
    return cell
  }

  package func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }

  package func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer
  }
}

/// A cell with a view that fills its content, and is as high as a constraint says.
package final class FramedCell: UITableViewCell {
  package let view = UIView()
  package private(set) lazy var height = view.heightAnchor.constraint(equalToConstant: 10)

  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: view)
    // Not required: a row that is given another height contradicts it.
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  package required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Adds a view that constraints make as large as this one.
  package func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
