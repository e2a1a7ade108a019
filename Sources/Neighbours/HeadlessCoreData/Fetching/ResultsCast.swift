import FailureReporting

// The kind of results is unknown to the runtime of Objective-C: there each of these casts succeeds. In
// sources that are brought, they stand for `as!` and `as?`.

infix operator ~~! : CastingPrecedence
infix operator ~~? : CastingPrecedence

/// Casts a request to one for another kind of results: `as!`.
public func ~~! <Result>(
  request: Any?, type: NSFetchRequest<Result>.Type
) -> NSFetchRequest<Result> { request ~~? type ?? impossible(request, type) }

/// Casts a request to one for another kind of results: `as?`.
public func ~~? <Result>(
  request: Any?, _: NSFetchRequest<Result>.Type
) -> NSFetchRequest<Result>? {
  if let same = request as? NSFetchRequest<Result> { return same }
  return (request as? any AnyFetchRequest).map { NSFetchRequest<Result>(sharing: $0.shared) }
}

/// Casts a controller to one of another kind of results: `as!`.
public func ~~! <Result>(
  controller: Any?, type: NSFetchedResultsController<Result>.Type
) -> NSFetchedResultsController<Result> { controller ~~? type ?? impossible(controller, type) }

/// Casts a controller to one of another kind of results: `as?`.
public func ~~? <Result>(
  controller: Any?, _: NSFetchedResultsController<Result>.Type
) -> NSFetchedResultsController<Result>? {
  if let same = controller as? NSFetchedResultsController<Result> { return same }
  return (controller as? any ResultsOwner).map { NSFetchedResultsController<Result>(of: $0) }
}

/// Ends the process, as a device does: what is cast is neither.
private func impossible<Value>(_ value: Any?, _ type: Value.Type) -> Value {
  let found = value.map { "value of type '\(Swift.type(of: $0))'" } ?? "nil"
  FatalReporter().report(
    RecordedFailure(
      "Could not cast \(found) to '\(type)'.", kind: .exception,
      site: AmbientCallSite.surrounding ?? CallSite(#fileID, #filePath, #line, #column)))
  while true {}
}

/// A request for results of any kind.
protocol AnyFetchRequest {
  var shared: SharedFetchPlan { get }
}

/// What is fetched by a request, and by the same request after a cast.
final class SharedFetchPlan {
  var plan = FetchPlan()
}
