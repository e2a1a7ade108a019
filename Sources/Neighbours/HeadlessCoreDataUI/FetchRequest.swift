public import HeadlessCoreData
public import HeadlessSwiftUI

/// The objects of the views' context that a request finds, always as they are.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var search: FetchSearch<Configuration>
  private let source: FetchSource<Configuration>

  /// What was found.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(search) }

  /// What is looked for, to be changed.
  public var projectedValue: Binding<Configuration> {
    let search = search
    return Binding(get: { search.configuration }, set: { search.configuration = $0 })
  }

  /// Looks for the objects, if it has to.
  public mutating func update() { search.take(source, context) }

  private init(
    _ request: NSFetchRequest<Result>, _ order: FetchOrder<Result>, _ predicate: NSPredicate?,
    _ transaction: Transaction
  ) {
    source = FetchSource(request, Configuration(order: order, nsPredicate: predicate), transaction)
    _search = State(initialValue: FetchSearch(source))
  }

  /// Creates a property with what a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(
      fetchRequest, .keys(fetchRequest.sortDescriptors ?? []), fetchRequest.predicate, transaction)
  }

  /// Creates a property with what a request finds, whose changes are animated.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
  }

  /// Creates a property with objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    self.init(request, .keys(sortDescriptors), predicate, Transaction(animation: animation))
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a property with objects of a class.
  // An order without descriptors is one of values.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      NSFetchRequest(), .keys(sortDescriptors), predicate, Transaction(animation: animation))
  }

  /// Creates a property with objects of a class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      NSFetchRequest(), .values(sortDescriptors), predicate, Transaction(animation: animation))
  }
}
