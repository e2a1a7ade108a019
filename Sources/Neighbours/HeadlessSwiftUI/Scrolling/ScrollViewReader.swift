/// Views within which scroll views can be scrolled by code.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates views within which scroll views can be scrolled.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ScrollReaderNode(view, context)
  }
}

/// Scrolls the scroll views within a reader.
public struct ScrollViewProxy {
  let node: Weak<_AnyNode>

  /// Scrolls to the view with an identity.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let isAnimated = Transaction.current.animation != nil
    let (node, id) = (node, AnyHashable(id))
    MainActor.runUnchecked(with: id) { id in
      guard let root = node.object else { return }
      root.updates.later {
        root.host.view.layoutIfNeeded()
        root.node(with: id)?.scroll(to: anchor, animated: isAnimated)
      }
    }
  }
}
