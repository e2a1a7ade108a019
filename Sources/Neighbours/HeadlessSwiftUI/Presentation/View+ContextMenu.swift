extension View {
  /// Adds a menu that a long press opens.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
  }

  /// Adds a menu that a long press opens, with a preview of what it is about.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a menu that a long press opens, by the name of older systems.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView?.none))
  }
}
