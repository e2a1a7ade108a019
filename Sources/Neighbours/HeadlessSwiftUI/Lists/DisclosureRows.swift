/// A label, and what it has opened: rows in a list, and elsewhere views below each other.
nonisolated struct DisclosureRows<Label: View, Content: View>: View {
  typealias Body = Never

  let isOpen: Bool
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  @MainActor static var _rowCount: Int? { nil }

  @MainActor static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    context.isInRows
      ? WrapperNode(view, context) { $0.rows } : WrapperNode(view, context) { $0.stack }
  }

  @MainActor private var chevron: some View {
    Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
      .accessibilityHidden(true)
  }

  @MainActor private var stack: some View {
    VStack(alignment: .leading) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack {
          label
          Spacer()
          chevron
        }
      }
      .accessibilityValue(value)
      if isOpen { content() }
    }
  }

  @MainActor private var value: String { isOpen ? "Expanded" : "Collapsed" }

  /// A tap anywhere in the row opens it.
  @MainActor private var rows: some View {
    Group {
      PressableView(
        role: nil, action: { withAnimation { isExpanded.wrappedValue.toggle() } },
        isRowWide: true,
        look: { _ in
          AnyView(
            HStack {
              label
              Spacer()
              chevron.foregroundStyle(.tint).font(.footnote.weight(.semibold))
            })
        }
      )
      .accessibilityValue(value)
      if isOpen {
        content().modifier(RowTraitModifier { $0[RowLevelTrait.self] += 1 })
      }
    }
  }
}
