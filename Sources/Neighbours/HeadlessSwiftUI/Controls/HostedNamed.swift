/// A view that is called as another one says, which does not show.
nonisolated struct NamedView<Name: View, Named: View>: BoxedView {
  typealias Body = Never

  let name: Name
  let named: Named

  @MainActor func content(_ node: BoxedNode<Self>) -> some View { named.accessibilityHidden(true) }
  @MainActor func make(_ node: BoxedNode<Self>) -> HostedNamed { HostedNamed(frame: .zero) }
  @MainActor func show(in view: HostedNamed, _ node: BoxedNode<Self>) {
    let words = (view.words as? ViewWords<Name>) ?? ViewWords(name, node.inner())
    view.words = words
    words.update(name, node.environment)
    view.name = words.words
  }
}

/// The view of a named one.
final class HostedNamed: HostedView {
  var words: AnyObject?
  var name: String?
  override var ownLabel: String? { name }
  override var ownTraits: UIAccessibilityTraits { .image }
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
}
