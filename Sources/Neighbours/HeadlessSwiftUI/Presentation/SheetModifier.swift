/// Presents views while a binding says so.
nonisolated struct SheetModifier<Source: PresentedItem, S: View>: PresentingModifier {
  typealias Body = Never

  let source: Source
  let style: UIModalPresentationStyle
  let onDismiss: (@MainActor () -> Void)?
  let content: @MainActor (Source.Item) -> S

  @MainActor var wanted: AnyHashable? { source.current?.id }

  @MainActor var isSheet: Bool { true }

  @MainActor func makeScreen(_ node: _AnyNode) -> (any BoundScreen)? {
    source.current.map { PresentedScreen(content($0.item), style, of: node) }
  }

  @MainActor func update(_ screen: any BoundScreen, _ node: _AnyNode) {
    guard let current = source.current else { return }
    (screen as? PresentedScreen<S>)?.update(content(current.item), node.environment)
  }

  @MainActor func takeBack() { source.unset() }

  @MainActor func dismissed() { onDismiss?() }
}

/// What a binding says is to be presented.
protocol PresentedItem {
  associatedtype Item

  /// What is to be presented now, and its identity.
  @MainActor var current: (id: AnyHashable, item: Item)? { get }
  /// Lets nothing be presented.
  @MainActor func unset()
}

/// Something that is presented while a binding is true.
nonisolated struct PresentedFlag: PresentedItem {
  let binding: Binding<Bool>

  @MainActor var current: (id: AnyHashable, item: Void)? {
    binding.wrappedValue ? (true, ()) : nil
  }

  @MainActor func unset() { binding.wrappedValue = false }
}

/// An item that is presented while a binding has it.
nonisolated struct PresentedElement<Element: Identifiable>: PresentedItem {
  let binding: Binding<Element?>

  @MainActor var current: (id: AnyHashable, item: Element)? {
    binding.wrappedValue.map { ($0.id, $0) }
  }

  @MainActor func unset() { binding.wrappedValue = nil }
}
