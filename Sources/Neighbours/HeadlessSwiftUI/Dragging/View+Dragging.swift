extension View {
  // MARK: Dragging

  /// Lets the user drag the view as an item.
  @preconcurrency
  public nonisolated func onDrag(
    _ data: @escaping @MainActor () -> NSItemProvider
  ) -> some View {
    modifier(DragModifier { UIDragItem(itemProvider: data()) })
  }

  /// Lets the user drag the view as an item, which looks like another view.
  @preconcurrency
  public nonisolated func onDrag<V: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }

  /// Lets the user drag the view as a value.
  @preconcurrency
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T
  ) -> some View {
    modifier(
      DragModifier {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = payload()
        return item
      })
  }

  /// Lets the user drag the view as a value, which looks like another view.
  @preconcurrency
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: () -> V
  ) -> some View { draggable(payload()) }

  // MARK: Dropping

  /// Takes values that are dragged within the app.
  @preconcurrency
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        target: DropTarget {
          $0.items.contains { $0.localObject is T }
        } entered: { _, _ in
          isTargeted(true)
        } exited: { _, _ in
          isTargeted(false)
        } perform: { session, place in
          isTargeted(false)
          _ = action(session.items.compactMap { $0.localObject as? T }, place)
        }))
  }

  /// Takes items of some types that are dropped, with the place.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        target: DropTarget { session in
          !session.info(.zero).itemProviders(for: supportedContentTypes).isEmpty
        } entered: { _, _ in
          isTargeted?.wrappedValue = true
        } exited: { _, _ in
          isTargeted?.wrappedValue = false
        } perform: { session, place in
          isTargeted?.wrappedValue = false
          _ = action(session.info(place).itemProviders(for: supportedContentTypes), place)
        }))
  }

  /// Takes items of some types that are dropped.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Takes items of some types that are dropped.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets an object of the app's do what is to be done with what is dragged over the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DropDelegateModifier(types: supportedContentTypes, delegate: delegate))
  }
}

/// Lets an object of the app's do what is to be done with what is dragged over the view.
nonisolated private struct DropDelegateModifier: ViewModifier {
  let types: [UTType]
  let delegate: any DropDelegate

  @MainActor func body(content: Content) -> some View {
    let (types, delegate) = (types, delegate)
    return content.modifier(
      DropModifier(
        target: DropTarget {
          let info = $0.info(.zero)
          return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
        } entered: {
          delegate.dropEntered(info: $0.info($1))
        } exited: {
          delegate.dropExited(info: $0.info($1))
        } operation: {
          delegate.dropUpdated(info: $0.info($1))?.operation.operation ?? .copy
        } perform: {
          _ = delegate.performDrop(info: $0.info($1))
        }))
  }
}

extension UIDropSession {
  /// What is dragged, at a place.
  @MainActor fileprivate func info(_ place: CGPoint) -> DropInfo {
    DropInfo(location: place, providers: items.map(\.itemProvider))
  }
}
