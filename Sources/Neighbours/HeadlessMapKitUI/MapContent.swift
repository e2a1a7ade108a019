public import HeadlessSwiftUI

/// Something on a map.
@preconcurrency @MainActor
public protocol MapContent {
  /// The contents that it is made of.
  associatedtype Body: MapContent

  /// What it is made of.
  @MapContentBuilder var body: Body { get }

  /// Adds what it is made of to a map.
  func _add(to list: inout _MapItems)
}

extension MapContent {
  /// Adds what the body is made of.
  public func _add(to list: inout _MapItems) { body._add(to: &list) }
}

extension MapContent where Body == Never {
  /// Nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: MapContent {}

/// What stands on a map, with what is said of all of it.
public struct _MapItems {
  private(set) var items: [MapItem] = []
  /// The place of the next item, as its identity.
  private var path: [AnyHashable] = []
  private var count = 0

  /// Adds an item, which is known by its place.
  mutating func add(_ item: MapItem) {
    var item = item
    item.id = AnyHashable(path + [count])
    count += 1
    items.append(item)
  }

  /// Adds items whose identity belongs to something.
  mutating func within(_ id: AnyHashable, _ add: (inout _MapItems) -> Void) {
    var inner = _MapItems()
    inner.path = path + [id]
    add(&inner)
    items += inner.items
  }

  /// Changes what is added meanwhile.
  mutating func changing(
    _ change: (inout MapItem) -> Void, _ add: (inout _MapItems) -> Void
  ) {
    let first = items.count
    add(&self)
    for index in items.indices.dropFirst(first) { change(&items[index]) }
  }
}

/// Makes contents of a map of a list of them.
@resultBuilder
@MainActor
public enum MapContentBuilder {
  /// Takes something.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }
  /// Takes nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// Takes one thing alone.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Takes several things.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> {
    TupleMapContent(value: (repeat each content)) { list in
      var index = 0
      for item in repeat each content {
        list.within(index) { item._add(to: &$0) }
        index += 1
      }
    }
  }
  /// Takes what may be there.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// Takes the first of two.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _EitherMapContent<First, Second> { _EitherMapContent(first: first, second: nil) }
  /// Takes the second of two.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _EitherMapContent<First, Second> { _EitherMapContent(first: nil, second: second) }
}

/// Nothing on a map.
public struct EmptyMapContent: MapContent {
  /// There is no body.
  public typealias Body = Never
  /// Creates nothing.
  public nonisolated init() {}
  public func _add(to list: inout _MapItems) {}
}

/// Several things on a map.
public struct TupleMapContent<T>: MapContent {
  /// There is no body.
  public typealias Body = Never
  let value: T
  let add: (inout _MapItems) -> Void
  public func _add(to list: inout _MapItems) { add(&list) }
}

/// One of two things on a map.
public struct _EitherMapContent<First: MapContent, Second: MapContent>: MapContent {
  /// There is no body.
  public typealias Body = Never
  let first: First?
  let second: Second?
  public func _add(to list: inout _MapItems) {
    if let first { list.within("first") { first._add(to: &$0) } }
    if let second { list.within("second") { second._add(to: &$0) } }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// There is no body.
  public typealias Body = Never
  public func _add(to list: inout _MapItems) { self?._add(to: &list) }
}

extension Group: MapContent where Content: MapContent {
  /// Creates a group of things on a map.
  @MainActor public init(@MapContentBuilder content: () -> Content) { self.init(of: content()) }
  @MainActor public func _add(to list: inout _MapItems) { content._add(to: &list) }
}
