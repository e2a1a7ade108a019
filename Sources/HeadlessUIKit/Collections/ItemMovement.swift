import Foundation

/// An item that is being moved.
struct ItemMovement {
  /// Where the item was in the data.
  var row: ItemPath
  /// Where the item would go if it were dropped now.
  var target: ItemPath
  /// Where the finger is.
  var position: CGPoint
  /// The next step of the content, while the item is held at an edge, and how many there were.
  var edgeStep: MainLoop.TimedTurn?
  var edgeStepCount = 0
}
