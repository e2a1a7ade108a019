/// A view around others, which is one element in place of theirs, or a container of them.
final class HostedElement: HostedView {
  var behavior = AccessibilityChildBehavior.ignore { didSet { marksChanged() } }

  override func marksChanged() { isAccessibilityElement = behavior != .contain }

  override var accessibilityElements: [Any]? {
    get {
      super.accessibilityElements ?? (behavior == .contain ? SortedElements.of(self) : nil)
    }
    set { super.accessibilityElements = newValue }
  }

  override var ownLabel: String? { behavior == .combine ? SpokenWords.of(self) : nil }

  override var ownTraits: UIAccessibilityTraits {
    guard behavior == .combine, let first = subviews.first, subviews.count == 1 else {
      return .none
    }
    return first.accessibilityTraits
  }

  /// What the only control within does, unless the app says what is done.
  override func accessibilityActivate() -> Bool {
    if super.accessibilityActivate() { return true }
    guard behavior == .combine else { return false }
    return first { $0 as? HostedButton }?.accessibilityActivate() ?? false
  }

}

/// `accessibilityElement(children:)`.
nonisolated struct ElementModifier: ViewModifier {
  let behavior: AccessibilityChildBehavior

  @MainActor func body(content: Content) -> some View {
    ElementBox(inside: content, behavior: behavior)
  }
}

nonisolated struct ElementBox<Inside: View>: BoxedView {
  typealias Body = Never

  let inside: Inside
  let behavior: AccessibilityChildBehavior

  @MainActor func content(_ node: BoxedNode<Self>) -> Inside { inside }
  @MainActor func make(_ node: BoxedNode<Self>) -> HostedElement { HostedElement(frame: .zero) }
  @MainActor func show(in view: HostedElement, _ node: BoxedNode<Self>) {
    view.behavior = behavior
  }
}

extension View {
  /// Makes one element of all within, or a container of them.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(ElementModifier(behavior: children))
  }
}
