public import HeadlessSwiftData
public import HeadlessSwiftUI

/// The objects of the views' context that something holds for, always as they are.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()
  private let request: QueryRequest<Element>
  private let read: (QueryResults<Element>) -> Result

  /// The objects.
  public var wrappedValue: Result { read(results) }

  /// The context that they are from.
  public var modelContext: ModelContext { context }

  /// The error of the last fetch.
  public var fetchError: (any Error)? { results.error }

  /// Looks for the objects, if it has to.
  public mutating func update() { results.take(request, context) }
}

extension Query where Result == [Element] {
  private init(_ descriptor: FetchDescriptor<Element>, made transaction: Transaction?) {
    request = QueryRequest(descriptor, transaction)
    read = { $0.current }
  }

  /// Creates a query for all objects.
  public init() { self.init(FetchDescriptor(), made: nil) }

  /// Creates a query for all objects, whose changes are animated.
  public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

  /// Creates a query for all objects.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), made: transaction) }

  /// Creates a query for what is described.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, made: transaction)
  }

  /// Creates a query for what is described, whose changes are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, made: Transaction(animation: animation))
  }

  /// Creates a query for objects in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), made: transaction)
  }

  /// Creates a query for objects in an order, whose changes are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors),
      made: Transaction(animation: animation))
  }

  /// Creates a query for objects in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      made: transaction)
  }

  /// Creates a query for objects in the order of a property, whose changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      made: Transaction(animation: animation))
  }

  /// Creates a query for objects in the order of a property that need not have a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      made: transaction)
  }

  /// Creates a query for objects in the order of a property that need not have a value, whose changes are
  /// animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      made: Transaction(animation: animation))
  }
}
