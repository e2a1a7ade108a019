import FailureReporting
public import Foundation
import HeadlessUIKit

/// The results of a request, in sections, which follow the changes of a context.
open class NSFetchedResultsController<ResultType>: NSObject {
  // MARK: Creating a controller

  /// Creates a controller for the results of a request.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    results = FetchedResults(
      fetchRequest, context, sectionKeyPath: sectionNameKeyPath, cacheName: name)
    super.init()
    results.owner = self
  }

  /// Creates what a delegate, or a cast, gets of a controller of another kind of results.
  init(of owner: any ResultsOwner) {
    fetchRequest = NSFetchRequest<ResultType>(sharing: owner.plan)
    results = owner.results
    self.owner = owner
  }

  // MARK: Configuring

  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>

  /// The context of the objects.
  public var managedObjectContext: NSManagedObjectContext { results.context }

  /// The key path of the names of sections.
  public var sectionNameKeyPath: String? { results.sectionKeyPath }

  /// The name of the cache.
  public var cacheName: String? { results.cacheName }

  /// The delegate, which is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Forgets what is known of the sections of a cache, or of all.
  open class func deleteCache(withName name: String?) { ResultCaches.current.remove(name) }

  // MARK: Fetching

  /// Fetches the results.
  open func performFetch() throws {
    results.plan = fetchRequest.plan
    try results.performFetch()
  }

  /// The results, once they were fetched.
  open var fetchedObjects: [ResultType]? { results.objects?.compactMap { $0 as? ResultType } }

  /// Returns the result at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let object = results.object(at: indexPath)
    if let result = object as? ResultType { return result }
    return MissingValue.placeholder(
      for: "object(at:)", isReported: false, CallSite(#fileID, #filePath, #line, #column))
  }

  /// Returns the place of a result.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap(results.indexPath)
  }

  // MARK: Sections

  /// The sections, once they were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

  /// The titles for an index.
  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for section in results.sections ?? [] {
      if let title = section.indexTitle, titles.last != title { titles.append(title) }
    }
    return titles
  }

  /// Returns the title for the index of a section, by its name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// Returns the section for a title of the index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    (results.sections ?? []).firstIndex { $0.indexTitle == title } ?? 0
  }

  // MARK: The model

  let results: FetchedResults
  /// The controller that this one was cast from, which follows the changes.
  private var owner: (any ResultsOwner)?

  /// Whether another controller is the same, as delegates get it.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsOwner)?.results === results
  }

  /// What controllers have in common that are the same.
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

extension NSFetchedResultsController: ResultsOwner {
  /// The controller as a delegate gets it: of results of any kind.
  var forDelegates: NSFetchedResultsController<any NSFetchRequestResult> {
    self as? NSFetchedResultsController<any NSFetchRequestResult>
      ?? NSFetchedResultsController<any NSFetchRequestResult>(of: self)
  }

  var plan: SharedFetchPlan { fetchRequest.shared }

  func indexTitle(forSectionName name: String) -> String? {
    sectionIndexTitle(forSectionName: name)
  }
}
