/// A controller, of whatever results.
protocol ResultsOwner: AnyObject {
  var results: FetchedResults { get }
  var forDelegates: NSFetchedResultsController<any NSFetchRequestResult> { get }
  func indexTitle(forSectionName name: String) -> String?
}
