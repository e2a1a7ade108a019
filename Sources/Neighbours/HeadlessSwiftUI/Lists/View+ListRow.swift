extension View {
  /// Sets how far the views of a row stand from its sides.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    _trait(RowInsetsTrait.self, insets)
  }

  /// Sets what stands behind the views of a row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    _trait(RowBackgroundTrait.self, view.map { AnyView($0) })
  }

  /// Shows or hides the lines of a row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier { $0[SeparatorTrait.self].show(visibility, edges) })
  }

  /// Sets the color of the lines of a row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier { $0[SeparatorTrait.self].tint(color, edges) })
  }

  /// Shows or hides the lines around a section, of which nothing is drawn here.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the color of the lines around a section, of which nothing is drawn here.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the color of pictures in rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the space between rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the space between sections.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Lets a row not be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    _trait(DeleteDisabledTrait.self, isDisabled)
  }

  /// Lets a row not be moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    _trait(MoveDisabledTrait.self, isDisabled)
  }

  /// Lets a row not be selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    _trait(SelectionDisabledTrait.self, isDisabled)
  }

  /// Adds actions that a swipe over a row offers.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let swipe = RowSwipe(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return modifier(RowTraitModifier { $0[SwipeTrait.self].append(swipe) })
  }

  /// Shows or hides the ground behind what scrolls.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets how much headers of sections stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The space between sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  let points: CGFloat?
  let isCompact: Bool

  /// As the style of the list has it.
  public static let `default` = ListSectionSpacing(points: nil, isCompact: false)
  /// Less than usual.
  public static let compact = ListSectionSpacing(points: nil, isCompact: true)

  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing, isCompact: false)
  }
}

extension View {
  /// Shows or hides the index at the side of a list, which is not drawn here.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Says how the index at the side of a list calls a section, which is not drawn here.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Says how the index at the side of a list calls a section, which is not drawn here.
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Says how the index at the side of a list calls a section, which is not drawn here.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
