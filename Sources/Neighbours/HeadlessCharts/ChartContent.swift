public import HeadlessSwiftUI

/// Something in a chart.
@preconcurrency @MainActor
public protocol ChartContent {
  /// The contents that it is made of.
  associatedtype Body: ChartContent

  /// What it is made of.
  @ChartContentBuilder var body: Body { get }

  /// Adds its marks to a chart.
  func _add(to marks: inout _ChartMarks)
}

extension ChartContent {
  /// Adds the marks of the body.
  public func _add(to marks: inout _ChartMarks) { body._add(to: &marks) }
}

extension ChartContent where Body == Never {
  /// Nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: ChartContent {}

/// The marks of a chart.
public struct _ChartMarks {
  private(set) var marks: [ChartMark] = []

  mutating func add(_ mark: ChartMark) { marks.append(mark) }

  /// Changes the marks that are added meanwhile.
  mutating func changing(_ change: (inout ChartMark) -> Void, _ add: (inout _ChartMarks) -> Void) {
    let first = marks.count
    add(&self)
    for index in marks.indices.dropFirst(first) { change(&marks[index]) }
  }
}

/// Makes contents of a chart of a list of them.
@resultBuilder
@MainActor
public enum ChartContentBuilder {
  /// Takes something.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Takes nothing.
  public static func buildBlock() -> BuilderConditional<Never, Never> {
    BuilderConditional { _ in }
  }
  /// Takes one thing alone.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Takes several things.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartContentTuple<(repeat each Content)> {
    _ChartContentTuple { marks in for item in repeat each content { item._add(to: &marks) } }
  }
  /// Takes what may be there.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// Takes the first of two.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional { (marks: inout _ChartMarks) in first._add(to: &marks) }
  }
  /// Takes the second of two.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional { (marks: inout _ChartMarks) in second._add(to: &marks) }
  }
}

/// One of two things in a chart.
public struct BuilderConditional<First, Second>: ChartContent {
  /// There is no body.
  public typealias Body = Never
  let add: @MainActor (inout _ChartMarks) -> Void
  public func _add(to marks: inout _ChartMarks) { add(&marks) }
}

/// Several things in a chart.
public struct _ChartContentTuple<T>: ChartContent {
  /// There is no body.
  public typealias Body = Never
  let add: @MainActor (inout _ChartMarks) -> Void
  public func _add(to marks: inout _ChartMarks) { add(&marks) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// There is no body.
  public typealias Body = Never
  public func _add(to marks: inout _ChartMarks) { self?._add(to: &marks) }
}

extension Group: ChartContent where Content: ChartContent {
  /// Creates a group of things in a chart.
  @MainActor public init(@ChartContentBuilder content: () -> Content) { self.init(of: content()) }
  @MainActor public func _add(to marks: inout _ChartMarks) { content._add(to: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  @MainActor public func _add(to marks: inout _ChartMarks) {
    for element in data { content(element)._add(to: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Creates things in a chart for elements that are told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(of: data, { $0[keyPath: id] }, content) }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates things in a chart for elements that have an identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, { $0.id }, content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates things in a chart for numbers.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, { $0 }, content)
  }
}
