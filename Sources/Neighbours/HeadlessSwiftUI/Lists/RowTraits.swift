/// How far the views of a row stand from its sides.
struct RowInsetsTrait: _ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }
/// What stands behind the views of a row.
struct RowBackgroundTrait: _ViewTraitKey { static var defaultValue: AnyView? { nil } }
/// Whether a row cannot be deleted.
struct DeleteDisabledTrait: _ViewTraitKey { static var defaultValue: Bool { false } }
/// Whether a row cannot be moved.
struct MoveDisabledTrait: _ViewTraitKey { static var defaultValue: Bool { false } }
/// Whether a row cannot be selected.
struct SelectionDisabledTrait: _ViewTraitKey { static var defaultValue: Bool { false } }
/// Whether a row leads on to another screen, which an arrow says.
struct RowChevronTrait: _ViewTraitKey { static var defaultValue: Bool { false } }
/// How deep a row is in an outline.
struct RowLevelTrait: _ViewTraitKey { static var defaultValue: Int { 0 } }
/// What a swipe over a row offers.
struct SwipeTrait: _ViewTraitKey { static var defaultValue: [RowSwipe] { [] } }
/// The lines of a row.
struct SeparatorTrait: _ViewTraitKey { static var defaultValue: RowSeparators { RowSeparators() } }

/// The line below a row; the one above is that of the row before.
struct RowSeparators {
  var bottom = Visibility.automatic
  var bottomTint: Color?

  mutating func show(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
    if edges.contains(.bottom) { bottom = visibility }
  }

  mutating func tint(_ color: Color?, _ edges: VerticalEdge.Set) {
    if edges.contains(.bottom) { bottomTint = color }
  }
}

/// What a swipe over a row offers at one side.
struct RowSwipe {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

/// Changes what a list reads of rows.
nonisolated struct RowTraitModifier: UnaryLayout {
  typealias Body = Never

  let change: @MainActor (inout ViewTraits) -> Void

  @MainActor func change(_ traits: inout ViewTraits) { change(&traits) }

  @MainActor func isSame(as other: Self) -> Bool { false }
}
