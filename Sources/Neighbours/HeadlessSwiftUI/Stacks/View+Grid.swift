/// What a cell says to the grid around.
struct GridCell: Equatable {
  /// How many columns it goes over.
  var columns = 1
  /// Where its column has its cells.
  var alignment: HorizontalAlignment?
  /// Where it stands in its room.
  var anchor: UnitPoint?
  /// In which directions it needs no room of its own.
  var unsized: Axis.Set = []
}

/// What an item says to the grid around.
struct GridCellTrait: _ViewTraitKey {
  static var defaultValue: GridCell { GridCell() }
}

/// Says something to the grid around.
nonisolated struct GridCellModifier: UnaryLayout {
  typealias Body = Never

  var columns: Int?
  var alignment: HorizontalAlignment?
  var anchor: UnitPoint?
  var unsized: Axis.Set?

  @MainActor func change(_ traits: inout ViewTraits) {
    var cell = traits[GridCellTrait.self]
    if let columns { cell.columns = max(columns, 1) }
    if let alignment { cell.alignment = alignment }
    if let anchor { cell.anchor = anchor }
    if let unsized { cell.unsized = unsized }
    traits[GridCellTrait.self] = cell
  }
}

extension View {
  /// Has the cell go over several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(columns: count))
  }

  /// Has all cells of the column stand at a side.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(alignment: guide))
  }

  /// Has the cell stand at a point of its room.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(anchor: anchor))
  }

  /// Has the cell take the room that others leave it.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(unsized: axes))
  }
}
