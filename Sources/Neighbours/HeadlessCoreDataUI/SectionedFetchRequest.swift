public import HeadlessCoreData
public import HeadlessSwiftUI

/// The objects of the views' context that a request finds, in sections, always as they are.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @State private var search: FetchSearch<Configuration>
  private let source: FetchSource<Configuration>

  /// What was found.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(search)
  }

  /// What is looked for, to be changed.
  public var projectedValue: Binding<Configuration> {
    let search = search
    return Binding(get: { search.configuration }, set: { search.configuration = $0 })
  }

  /// Looks for the objects, if it has to.
  public mutating func update() { search.take(source, context) }

  private init(
    _ request: NSFetchRequest<Result>, _ section: KeyPath<Result, SectionIdentifier>,
    _ order: FetchOrder<Result>, _ predicate: NSPredicate?, _ transaction: Transaction
  ) {
    let configuration = Configuration(
      sectionIdentifier: section, order: order, nsPredicate: predicate)
    source = FetchSource(request, configuration, transaction)
    _search = State(initialValue: FetchSearch(source))
  }

  /// Creates a property with what a request finds.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
  ) {
    self.init(
      fetchRequest, sectionIdentifier, .keys(fetchRequest.sortDescriptors ?? []),
      fetchRequest.predicate, transaction)
  }

  /// Creates a property with what a request finds, whose changes are animated.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier,
      transaction: Transaction(animation: animation))
  }

  /// Creates a property with objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    self.init(
      request, sectionIdentifier, .keys(sortDescriptors), predicate,
      Transaction(animation: animation))
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a property with objects of a class.
  // An order without descriptors is one of values.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      NSFetchRequest(), sectionIdentifier, .keys(sortDescriptors), predicate,
      Transaction(animation: animation))
  }

  /// Creates a property with objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      NSFetchRequest(), sectionIdentifier, .values(sortDescriptors), predicate,
      Transaction(animation: animation))
  }
}
