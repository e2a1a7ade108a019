/// The node around the items of a toolbar: what changes within them changes the bars alone.
final class BarItemsNode: _AnyNode {
  var child: _AnyNode?
  private let changed: @MainActor () -> Void
  /// Whether the one who is told looks at the items just now.
  private var isLookedAt = false

  init(_ context: _Context, _ changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    super.init(context)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func collect(_ items: inout [_LayoutItem]) { child?.collect(&items) }

  /// Looks at the items: what that changes of them is not told.
  func look(_ body: () -> Void) {
    isLookedAt = true
    body()
    isLookedAt = false
  }

  override func structureChanged() { if !isLookedAt { changed() } }

  override func layoutChanged() { if !isLookedAt { changed() } }
}
