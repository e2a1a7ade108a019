/// Rows of a table.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  /// The values of the rows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of rows that it consists of.
  associatedtype TableRowBody: TableRowContent

  /// The rows.
  @TableRowBuilder<TableRowValue>
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }

  /// The rows as views.
  var _rows: AnyView { get }

  /// As how many rows they count by their type; `nil` where their value decides.
  static var _tableRowCount: Int? { get }
}

extension TableRowContent {
  /// Rows of the app's are their body's.
  public var _rows: AnyView { tableRowBody._rows }

  public static var _tableRowCount: Int? { nil }
}

extension TableRowContent where TableRowBody == Never {
  /// Rows that have no body: nothing asks for it.
  public var tableRowBody: Never {
    RuntimeIssue.stop("tableRowBody should not be called on \(Self.self).")
  }
}

extension Never: TableRowContent {
  /// There is no row of this type.
  public typealias TableRowBody = Never
}

/// Rows of a table as a view, which is kept as views are.
nonisolated struct TableRowsView<Content: TableRowContent>: View {
  let content: Content

  @MainActor var body: AnyView { content._rows }

  @MainActor static var _rowCount: Int? { Content._tableRowCount }
}

/// Rows whose views are made already.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// The values of the rows.
  public typealias TableRowValue = Value
  /// There is no body.
  public typealias TableRowBody = Never

  public let _rows: AnyView
}

/// No rows.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The values of the rows.
  public typealias TableRowValue = Value
  /// There is no body.
  public typealias TableRowBody = Never

  @MainActor public var _rows: AnyView { AnyView(EmptyView()) }
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  /// The value of the row.
  public typealias TableRowValue = Value
  /// There is no body.
  public typealias TableRowBody = Never

  let value: Value

  /// Creates a row of a value.
  public init(_ value: Value) { self.value = value }

  @MainActor public var _rows: AnyView { AnyView(TableRowView(value: value).tag(value.id)) }

  @MainActor public static var _tableRowCount: Int? { 1 }
}

/// A row of a table, and those within it, which open and close.
public nonisolated struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue
{
  /// The values of the rows.
  public typealias TableRowValue = Label.TableRowValue
  /// There is no body.
  public typealias TableRowBody = Never

  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row of a value, and those within it.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
  }

  @MainActor public var _rows: AnyView {
    let label = TableRowsView(content: label)
    guard let isExpanded else {
      return AnyView(
        DisclosureGroup {
          TableRowsView(content: content())
        } label: {
          label
        })
    }
    return AnyView(
      DisclosureGroup(isExpanded: isExpanded) {
        TableRowsView(content: content())
      } label: {
        label
      })
  }
}
