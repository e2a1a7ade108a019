/// The node around the items of a toolbar: what changes within them changes the bars alone.
final class BarItemsNode: _AnyNode {
  var child: _AnyNode?
  private let changed: @MainActor () -> Void

  init(_ context: _Context, _ changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    super.init(context)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func collect(_ items: inout [_LayoutItem]) { child?.collect(&items) }

  override func structureChanged() { changed() }

  override func layoutChanged() { changed() }
}
