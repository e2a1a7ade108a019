import Foundation

/// A finger that is down on a row of a table, or on an item of a collection view.
@MainActor
struct ItemPress<Cell: UIView> {
  var row: ItemPath {
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

  init(row: ItemPath, path: IndexPath, cell: Cell, touch: UITouch) {
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
  mutating func follow(_ change: some ListChange) {
    guard !isLost else { return }
    if let target = change.newItem(of: row) { row = target } else { isLost = true }
  }
}
