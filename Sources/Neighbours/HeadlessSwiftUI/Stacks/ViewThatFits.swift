/// The first of some views that has room, or the last one.
public nonisolated struct ViewThatFits<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a choice of views.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ContainerNode(view, context) { (FittingArrangement(axes: $0.axes), $0.content) }
  }
}

/// The first of some items that has room, or the last one.
struct FittingArrangement: Arrangement {
  let axes: Axis.Set

  private func choice(_ items: [_LayoutItem], _ proposal: ProposedViewSize) -> _LayoutItem? {
    items.first { item in
      let ideal = item.size(.unspecified)
      return Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || ideal[axis] <= proposal[axis] ?? .infinity
      }
    } ?? items.last
  }

  func size(of items: [_LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    choice(items, proposal)?.size(proposal) ?? .zero
  }

  func placements(
    of items: [_LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [Placement] {
    items.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  func place(
    _ items: [_LayoutItem], at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas
  ) {
    choice(items, proposal)?.place(origin, proposal, canvas)
  }

  func spacing(of items: [_LayoutItem]) -> ViewSpacing { items.first?.spacing ?? ViewSpacing() }
}
