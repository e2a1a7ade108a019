/// Views for the elements of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  package let identify: (Data.Element) -> ID
  /// Whether the elements may not change in number.
  var isConstant = false
  /// What a user may do to rows of a list.
  var edits = RowEdits()
}

extension ForEach: View where Content: View {
  /// There is no body.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    (context.isInRows || context.isInLazyStack) && Content._rowCount == 1
      ? LazyForEachNode(view, context) : ForEachNode(view, context)
  }

  @MainActor public static var _rowCount: Int? { nil }

  /// Creates views for elements that are told apart by a property.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Creates views for the elements of a binding that are told apart by a property.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, identify: { $0.1 })
  }

  /// Creates views for the elements of a binding that have an identity.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach {
  /// Creates contents of another framework's for elements.
  package nonisolated init(
    of data: Data, _ identify: @escaping (Data.Element) -> ID,
    _ content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identify: identify) }

  /// What takes the place of the views: constant data keep their number.
  func followed(by next: Self) -> Self {
    guard isConstant, next.isConstant, next.data.count != data.count else { return next }
    RuntimeIssue.logCount(next.data.count, data.count, Self.self)
    return self
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for elements that have an identity.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for numbers that do not change.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 }, isConstant: true)
  }
}
