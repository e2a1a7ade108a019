extension View {
  /// Presents a sheet while a binding is true.
  @preconcurrency
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { presents(isPresented, .pageSheet, onDismiss, content) }

  /// Presents a sheet of an item while a binding has one.
  @preconcurrency
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View { presents(item, .pageSheet, onDismiss, content) }

  /// Covers the screen while a binding is true.
  @preconcurrency
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { presents(isPresented, .fullScreen, onDismiss, content) }

  /// Covers the screen with an item while a binding has one.
  @preconcurrency
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View { presents(item, .fullScreen, onDismiss, content) }

  /// Presents a popover while a binding is true; a sheet where there is little room.
  @preconcurrency
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { presents(isPresented, .popover, nil, content) }

  /// Presents a popover of an item while a binding has one; a sheet where there is little room.
  @preconcurrency
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View { presents(item, .popover, nil, content) }

  /// Presents more about the view while a binding is true, as a sheet.
  @preconcurrency
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> some View { presents(isPresented, .pageSheet, nil, content) }

  private nonisolated func presents<S: View>(
    _ isPresented: Binding<Bool>, _ style: UIModalPresentationStyle,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping @MainActor () -> S
  ) -> some View {
    modifier(
      SheetModifier(
        source: PresentedFlag(binding: isPresented), style: style, onDismiss: onDismiss,
        content: { _ in content() }))
  }

  private nonisolated func presents<Item: Identifiable, S: View>(
    _ item: Binding<Item?>, _ style: UIModalPresentationStyle,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping @MainActor (Item) -> S
  ) -> some View {
    modifier(
      SheetModifier(
        source: PresentedElement(binding: item), style: style, onDismiss: onDismiss,
        content: content))
  }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor {
  /// At a rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view, as a part of its size.
  case point(UnitPoint)
}
