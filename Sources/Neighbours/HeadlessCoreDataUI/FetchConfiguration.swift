import HeadlessCoreData

/// What views change of a request while they are there.
protocol FetchConfiguration<Result> {
  associatedtype Result: NSFetchRequestResult

  var order: FetchOrder<Result> { get set }
  var nsPredicate: NSPredicate? { get set }
}
