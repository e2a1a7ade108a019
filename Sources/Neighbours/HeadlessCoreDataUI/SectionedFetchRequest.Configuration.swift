public import HeadlessCoreData

extension SectionedFetchRequest {
  /// What is looked for.
  public struct Configuration {
    /// What the objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>

    var order: FetchOrder<Result>

    /// The condition for objects.
    public var nsPredicate: NSPredicate?

    /// The order, by descriptors of Foundation's classes.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { order.keys }
      set { order = .keys(newValue) }
    }
  }
}

extension SectionedFetchRequest.Configuration: FetchConfiguration {}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order, by values; nothing of what was said by descriptors of Foundation's classes.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order.values }
    set { order = .values(newValue) }
  }
}
