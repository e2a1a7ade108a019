/// What a storyboard or nib gives a cell besides its views.
@MainActor
final class CellOrigin {
  var selectionSegue: SegueTemplate?
  var accessorySegue: SegueTemplate?
  /// Whether the cell is one of a row that the file lists, and is not used again for others.
  var isStatic = false
  /// The segues that controls within the cell trigger, which do not keep them alive.
  var templates: [SegueTemplate] = []
}
