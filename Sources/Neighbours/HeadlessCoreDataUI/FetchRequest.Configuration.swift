public import HeadlessCoreData

extension FetchRequest {
  /// What is looked for.
  public struct Configuration {
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

extension FetchRequest.Configuration: FetchConfiguration {}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order, by values; nothing of what was said by descriptors of Foundation's classes.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order.values }
    set { order = .values(newValue) }
  }
}
