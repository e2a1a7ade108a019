public import Foundation

/// The kinds of answers of fetch requests.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The number of the kind.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by the names of properties.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What is to be fetched: which objects, in which order, and how many.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// Creates a request.
  public override init() {
    super.init()
    plan.managedClass = ResultType.self as? NSManagedObject.Type
  }

  /// Creates a request for objects of the entity with a name.
  public convenience init(entityName: String, fileID: StaticString = #fileID) {
    self.init()
    ManagedClasses.know(moduleOf: fileID)
    plan.entityName = entityName
    if let type = plan.managedClass, type != NSManagedObject.self { ManagedClasses.know(type) }
  }

  // MARK: What is fetched

  /// The entity.
  open var entity: NSEntityDescription? {
    get { plan.entity }
    set { plan.entity = newValue }
  }

  /// The entity's name.
  open var entityName: String? { plan.entity?.name ?? plan.entityName }

  /// The condition for objects.
  open var predicate: NSPredicate? {
    get { plan.predicate }
    set { plan.predicate = newValue }
  }

  /// The order.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { plan.sortDescriptors }
    set { plan.sortDescriptors = newValue }
  }

  /// How many at most; zero stands for all.
  open var fetchLimit: Int {
    get { plan.limit }
    set { plan.limit = max(newValue, 0) }
  }

  /// How many are left out at the beginning.
  open var fetchOffset: Int {
    get { plan.offset }
    set { plan.offset = max(newValue, 0) }
  }

  /// How many are read at once, which has no effect here.
  open var fetchBatchSize: Int {
    get { plan.batchSize }
    set { plan.batchSize = newValue }
  }

  /// Whether objects of entities are fetched that inherit from the entity.
  open var includesSubentities: Bool {
    get { plan.includesSubentities }
    set { plan.includesSubentities = newValue }
  }

  /// Whether what is not saved yet counts.
  open var includesPendingChanges: Bool {
    get { plan.includesPendingChanges }
    set { plan.includesPendingChanges = newValue }
  }

  /// Whether values are read before they are needed, which has no effect here.
  open var includesPropertyValues: Bool {
    get { plan.includesPropertyValues }
    set { plan.includesPropertyValues = newValue }
  }

  /// Whether the values of objects are read when they are needed.
  open var returnsObjectsAsFaults: Bool {
    get { plan.returnsObjectsAsFaults }
    set { plan.returnsObjectsAsFaults = newValue }
  }

  /// Whether objects that are known get the values that the store has.
  open var shouldRefreshRefetchedObjects: Bool {
    get { plan.refreshes }
    set { plan.refreshes = newValue }
  }

  /// The relationships whose objects are read, too, which has no effect here.
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { plan.prefetched }
    set { plan.prefetched = newValue }
  }

  // MARK: What is answered

  /// Objects, their identifiers, or values.
  open var resultType: NSFetchRequestResultType {
    get { plan.resultType }
    set { plan.resultType = newValue }
  }

  /// The names or descriptions of the properties whose values are answered.
  open var propertiesToFetch: [Any]? {
    get { plan.properties }
    set { plan.properties = newValue }
  }

  /// The names or descriptions of the properties that all values of a group have in common.
  open var propertiesToGroupBy: [Any]? {
    get { plan.groups }
    set { plan.groups = newValue }
  }

  /// The condition for groups.
  open var havingPredicate: NSPredicate? {
    get { plan.having }
    set { plan.having = newValue }
  }

  /// Whether the same values are answered once only.
  open var returnsDistinctResults: Bool {
    get { plan.isDistinct }
    set { plan.isDistinct = newValue }
  }

  // MARK: The model

  /// Returns a request for the same with another condition and another order.
  package func with(
    _ predicate: NSPredicate?, _ sortDescriptors: [NSSortDescriptor]
  ) -> NSFetchRequest<ResultType> {
    let request = NSFetchRequest<ResultType>()
    request.plan = plan
    (request.plan.predicate, request.plan.sortDescriptors) = (predicate, sortDescriptors)
    return request
  }

  /// What is fetched, as all casts of the request have it.
  var plan: FetchPlan {
    get { shared.plan }
    set { shared.plan = newValue }
  }

  private(set) var shared = SharedFetchPlan()

  /// Creates the same request for another kind of results.
  init(sharing plan: SharedFetchPlan) {
    super.init()
    shared = plan
  }
}

extension NSFetchRequest: AnyFetchRequest {}
