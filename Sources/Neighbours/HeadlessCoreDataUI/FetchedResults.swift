public import HeadlessCoreData

/// What a request has found.
public struct FetchedResults<Result: NSFetchRequestResult> {
  private let results: [Result]
  private let search: FetchSearch<FetchRequest<Result>.Configuration>

  init(_ search: FetchSearch<FetchRequest<Result>.Configuration>) {
    self.search = search
    results = search.results
  }

  /// The condition for objects.
  public var nsPredicate: NSPredicate? {
    get { search.configuration.nsPredicate }
    nonmutating set { search.configuration.nsPredicate = newValue }
  }

  /// The order, by descriptors of Foundation's classes.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { search.configuration.nsSortDescriptors }
    nonmutating set { search.configuration.nsSortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order, by values; nothing of what was said by descriptors of Foundation's classes.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { search.configuration.sortDescriptors }
    nonmutating set { search.configuration.sortDescriptors = newValue }
  }
}

extension FetchedResults: RandomAccessCollection {
  /// The first place.
  public var startIndex: Int { results.startIndex }
  /// The place after the last one.
  public var endIndex: Int { results.endIndex }
  /// The object at a place.
  public subscript(position: Int) -> Result { results[position] }
}
