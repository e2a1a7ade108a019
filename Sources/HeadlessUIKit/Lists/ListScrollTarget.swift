import Foundation

/// An item that code has scrolled to, while sizes of items around it are estimates.
struct ListScrollTarget<Position> {
  let row: ItemPath
  let position: Position
  /// The offset that the scrolling led to.
  let offset: CGPoint
}
