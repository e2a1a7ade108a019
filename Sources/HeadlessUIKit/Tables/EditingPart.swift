/// The role of a row while its table is edited.
struct EditingPart: Equatable {
  /// Whether the row's cell is being edited.
  var isEditing = false
  /// The action of the edit control.
  var style = UITableViewCell.EditingStyle.none
  /// Whether there is an edit control.
  var hasControl = false
  /// Whether the user can move the row.
  var isMovable = false
  /// Whether the row shows its actions.
  var showsActions = false

  var state: UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = []
    if hasControl { state.insert(.showingEditControl) }
    if showsActions { state.insert(.showingDeleteConfirmation) }
    return state
  }
}
