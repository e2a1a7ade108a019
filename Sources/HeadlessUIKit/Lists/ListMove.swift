/// What a user's drag of a row or an item came to.
package enum ListMove: Equatable {
  /// It is at another place, which may differ from the one that was asked for.
  case moved(TableRow)
  /// The delegate lets it stay where it was.
  case stayed
  /// The data source does not let it be moved.
  case refused
  /// It went away during a callback.
  case lost
  /// The delegate's answer made no sense, and that was reported.
  case reported
}
