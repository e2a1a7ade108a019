/// Columns of a table.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The values of the rows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What orders the rows.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The type of columns that it consists of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }

  /// What a table reads of the columns.
  var _columns: [_TableColumnParts] { get }
}

extension TableColumnContent {
  /// Columns of the app's are their body's.
  public var _columns: [_TableColumnParts] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Columns that have no body: nothing asks for it.
  public var tableColumnBody: Never {
    RuntimeIssue.stop("tableColumnBody should not be called on \(Self.self).")
  }
}

extension Never: TableColumnContent {
  /// There is no column of this type.
  public typealias TableRowValue = Never
  /// There is no column of this type.
  public typealias TableColumnSortComparator = Never
  /// There is no column of this type.
  public typealias TableColumnBody = Never
}

/// Several columns.
public nonisolated struct TupleTableColumnContent<
  RowValue: Identifiable, Sort: SortComparator, T
>: TableColumnContent {
  /// The values of the rows.
  public typealias TableRowValue = RowValue
  /// What orders the rows.
  public typealias TableColumnSortComparator = Sort
  /// There is no body.
  public typealias TableColumnBody = Never

  let all: [any TableColumnContent]

  @MainActor public var _columns: [_TableColumnParts] { all.flatMap { $0._columns } }
}

/// Columns of a table for the elements of a collection.
public nonisolated struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content
>: TableColumnContent
where
  Content: TableColumnContent, Content.TableRowValue == RowValue,
  Content.TableColumnSortComparator == Sort
{
  /// The values of the rows.
  public typealias TableRowValue = RowValue
  /// What orders the rows.
  public typealias TableColumnSortComparator = Sort
  /// There is no body.
  public typealias TableColumnBody = Never

  /// The elements.
  public let data: Data
  /// Makes the columns of an element.
  public let content: (Data.Element) -> Content

  @MainActor public var _columns: [_TableColumnParts] {
    data.flatMap { content($0)._columns }
  }

  /// Creates columns for elements that are told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) { (self.data, self.content) = (data, content) }

  /// Creates columns for elements that have an identity.
  public init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
  }
}
