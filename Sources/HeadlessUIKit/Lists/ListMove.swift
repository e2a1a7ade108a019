/// The result of a user's drag of a row or an item.
package enum ListMove: Equatable {
  /// It is at another place, which may differ from the requested one.
  case moved(ItemPath)
  /// The delegate lets it stay where it was.
  case stayed
  /// The data source refuses the move.
  case refused
  /// It went away during a callback.
  case lost
  /// The delegate's answer made no sense, and that was reported.
  case reported
}
