/// The part that a row has in the editing of its table.
struct EditingPart: Equatable {
  /// Whether the row's cell is edited.
  var isEditing = false
  /// What the user can do by way of the edit control.
  var style = UITableViewCell.EditingStyle.none
  /// Whether there is an edit control.
  var hasControl = false
  /// Whether the user can move the row.
  var isMovable = false
  /// Whether the row shows what the user can do with it.
  var showsActions = false

  var state: UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = []
    if hasControl { state.insert(.showingEditControl) }
    if showsActions { state.insert(.showingDeleteConfirmation) }
    return state
  }
}
