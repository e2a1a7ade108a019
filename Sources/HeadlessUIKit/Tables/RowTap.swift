import Foundation

/// A user's tap on a row or an item, and what the table or the collection says has become of it.
@MainActor
package final class RowTap {
  /// What a tap came to.
  package enum End {
    /// A row was selected, which may be another one than was tapped.
    case selected(TableRow)
    /// A row was deselected, among several.
    case deselected(TableRow)
    /// The tap came to nothing.
    case refused(Refusal<Fault>)
  }

  /// Why a tap came to nothing.
  package enum Fault {
    /// The table lets nothing be selected.
    case notSelectable
    /// The finger was moved away, or something else took it over.
    case cancelled
    /// The actions of a row closed, and nothing else happened.
    case closedActions
    /// The culprit, the delegate, said no.
    case vetoed
    /// The row went away in a callback.
    case lost
    /// The tap expanded or collapsed the item, which it does not select.
    case toggled
    /// The delegate's answer makes no sense, which was reported.
    case reported
  }

  /// What has become of the tap; `nil` where the touch did not come to the table.
  package internal(set) var end: End?

  package init() {}
}

/// A finger that is down on a row of a table, or on an item of a collection view.
@MainActor
struct RowPress<Cell: UIView> {
  var row: TableRow {
    didSet { path = row.indexPath }
  }
  private(set) var path: IndexPath
  let cell: Cell
  /// The number of the touch, which would else be kept alive.
  let touch: Int
  /// Where in the window the finger went down.
  private let start: CGPoint
  /// Whether an update has taken the row away.
  var isLost = false

  init(row: TableRow, path: IndexPath, cell: Cell, touch: UITouch) {
    self.row = row
    self.path = path
    self.cell = cell
    self.touch = touch.number
    start = touch.location(in: nil)
  }

  /// Returns whether a finger that moves may still tap the row, because it has hardly moved.
  func isHeld(by touch: UITouch, with event: UIEvent?) -> Bool {
    touch.location(in: nil).distance(to: start) <= UITapGestureRecognizer.slop
      && cell.point(inside: touch.location(in: cell), with: event)
  }

  /// Moves the finger along with its row, or takes note that the row has gone.
  mutating func follow(_ change: some TableChange) {
    guard !isLost else { return }
    if let target = change.newRow(of: row) { row = target } else { isLost = true }
  }
}
