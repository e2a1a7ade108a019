/// A menu that a long press on a view opens.
nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  typealias Body = Never

  let items: Items
  let preview: Preview?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    WrapperNode(view, context) {
      ContextMenuBox(
        content: $0.content, items: $0.modifier.items, preview: $0.modifier.preview)
    }
  }
}

/// The view around what has a menu.
nonisolated struct ContextMenuBox<Content: View, Items: View, Preview: View>: BoxedView {
  typealias Body = Never

  let content: Content
  let items: Items
  let preview: Preview?

  @MainActor func content(_ node: BoxedNode<Self>) -> Content { content }

  @MainActor func make(_ node: BoxedNode<Self>) -> ContextMenuView {
    let view = ContextMenuView(frame: .zero)
    let words = ViewWords(items, node.inner())
    view.words = words
    view.addInteraction(UIContextMenuInteraction(delegate: view))
    view.menu = { [weak words] in words?.menuElements ?? [] }
    view.preview = { [weak node] in
      guard let node, let preview = node.view.preview else { return nil }
      let screen = UIHostingController(preview, of: node, node.environment)
      screen.sizingOptions = .preferredContentSize
      return screen
    }
    return view
  }

  @MainActor func show(in view: ContextMenuView, _ node: BoxedNode<Self>) {
    (view.words as? ViewWords<Items>)?.update(items, node.environment)
  }
}

/// A view of UIKit's with a menu that a long press opens.
final class ContextMenuView: UIView, UIContextMenuInteractionDelegate {
  var words: AnyObject?
  var menu: (() -> [UIMenuElement])?
  var preview: (() -> UIViewController?)?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    // No items, no menu.
    guard let items = menu?(), !items.isEmpty else { return nil }
    return UIContextMenuConfiguration(
      previewProvider: { [weak self] in self?.preview?() },
      actionProvider: { _ in UIMenu(children: items) })
  }

  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
}

/// The menu of a view, by the name of older systems.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
