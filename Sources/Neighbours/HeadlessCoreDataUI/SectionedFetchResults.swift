public import HeadlessCoreData

/// What a request has found, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  private let sections: [Section]
  private let search: FetchSearch<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>

  init(_ search: FetchSearch<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>) {
    self.search = search
    let path = search.configuration.sectionIdentifier
    sections = search.results.reduce(into: []) { sections, result in
      let id = result[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].results.append(result)
      } else {
        sections.append(Section(id: id, results: [result]))
      }
    }
  }

  /// What the objects of a section have in common.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { search.configuration.sectionIdentifier }
    nonmutating set { search.configuration.sectionIdentifier = newValue }
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

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order, by values; nothing of what was said by descriptors of Foundation's classes.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { search.configuration.sortDescriptors }
    nonmutating set { search.configuration.sortDescriptors = newValue }
  }
}

extension SectionedFetchResults: RandomAccessCollection {
  /// The objects that have something in common.
  public struct Section: Identifiable, RandomAccessCollection {
    /// What the objects have in common.
    public let id: SectionIdentifier
    fileprivate(set) var results: [Result]

    /// The first place.
    public var startIndex: Int { results.startIndex }
    /// The place after the last one.
    public var endIndex: Int { results.endIndex }
    /// The object at a place.
    public subscript(position: Int) -> Result { results[position] }
  }

  /// The first place.
  public var startIndex: Int { sections.startIndex }
  /// The place after the last one.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }
}
