/// The node around the view that is hosted.
final class BaseNode: _AnyNode {
  var child: _AnyNode?
  private var known = KnownItems()

  /// The items that stand in the host's view.
  var items: [_LayoutItem] { known.items(of: child) }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    known.forget()
    layoutChanged()
  }

  override func layoutChanged() { host.setNeedsLayout() }

  override func placesChanged() { host.setNeedsLayout() }

  // What scrolls around the screen does not scroll to what is in it.
  override func reveal(_ node: _AnyNode, at anchor: UnitPoint?, animated: Bool) -> Bool { false }
}
