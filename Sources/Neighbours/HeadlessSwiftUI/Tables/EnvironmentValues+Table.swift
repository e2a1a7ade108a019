private struct ColumnsKey: EnvironmentKey { static var defaultValue: [_TableColumnParts] { [] } }
private struct HeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The columns that a row of a table shows.
  var tableColumns: [_TableColumnParts] {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[HeadersKey.self] }
    set { self[HeadersKey.self] = newValue }
  }
}
