/// What evaluates a view anew when what goes with the focus changes.
@MainActor
final class FocusWatch {
  private weak var node: _AnyNode?
  private let board = FocusBoard.current
  private var rounds = 0
  /// The subscription to an object that goes with the focus.
  var subscription: AnyObject?

  private init(_ node: _AnyNode) {
    self.node = node
    board.add(self)
  }

  /// The watch in a slot of a node.
  static func of(_ node: _AnyNode, in slot: inout AnyObject?) -> FocusWatch {
    if let watch = slot as? FocusWatch { return watch }
    let watch = FocusWatch(node)
    slot = watch
    return watch
  }

  /// What goes with the focus now.
  var values: FocusedValues { board.values }

  /// Evaluates the view anew.
  ///
  /// Twice in an update at most: a view that reads a closure, and says a new one with each body,
  /// would go round and round.
  func hear() {
    guard let node, rounds < 2 else { return }
    if rounds == 0 { node.updates.later { [weak self] in self?.rounds = 0 } }
    rounds += 1
    node.invalidate()
  }
}
