/// The data of a cell in a storyboard or nib, besides its views.
@MainActor
final class CellOrigin {
  var selectionSegue: SegueTemplate?
  var accessorySegue: SegueTemplate?
  /// Whether the cell belongs to a static row of the storyboard, and is never reused.
  var isStatic = false
  /// The segues that controls within the cell trigger, which do not keep them alive.
  var templates: [SegueTemplate] = []
}
