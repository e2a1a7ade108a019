/// What takes the values of links as its selection: a list in a column.
struct LinkSelection {
  /// Takes a value, if it is one that can be selected.
  let select: @MainActor (AnyHashable) -> Bool
}

private struct LinkSelectionKey: EnvironmentKey { static var defaultValue: LinkSelection? { nil } }

extension EnvironmentValues {
  /// What takes the values of links.
  var linkSelection: LinkSelection? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }
}
