import FailureReporting
import HeadlessCoreData
import HeadlessSwiftUI

/// What a request has found, for as long as its view is there.
@Observable
final class FetchSearch<Configuration: FetchConfiguration> {
  typealias Result = Configuration.Result

  private var changes = 0
  @ObservationIgnored private var found: [Result] = []
  @ObservationIgnored private var source: FetchSource<Configuration>
  @ObservationIgnored private var chosen: Configuration
  @ObservationIgnored private var context: NSManagedObjectContext?
  @ObservationIgnored private var watch: ContextWatch?

  init(_ source: FetchSource<Configuration>) {
    self.source = source
    chosen = source.configuration
  }

  /// The results: a view that reads them changes with them.
  var results: [Result] {
    _ = changes
    return found
  }

  /// What is looked for now.
  var configuration: Configuration {
    get {
      _ = changes
      return chosen
    }
    set {
      chosen = newValue
      fetch()
      changes += 1
    }
  }

  /// Looks again if the view has another request, or another context.
  ///
  /// What was changed of the last request is lost with it.
  func take(_ source: FetchSource<Configuration>, _ context: NSManagedObjectContext) {
    if self.source === source, self.context === context { return }
    if self.source !== source { chosen = source.configuration }
    self.source = source
    self.context = context
    guard context.persistentStoreCoordinator != nil else {
      let address = Unmanaged.passUnretained(context).toOpaque()
      RuntimeIssue.log(
        "Context in environment is not connected to a persistent store coordinator: "
          + "<NSManagedObjectContext: \(address)>")
      (found, watch) = ([], nil)
      return
    }
    watch = ContextWatch(source.request, in: context) { [weak self] in self?.look($0) }
    fetch()
  }

  private func fetch() {
    let request = source.request.with(chosen.nsPredicate, chosen.order.keys)
    found = (try? context?.fetch(request)) ?? []
  }

  /// Looks again after objects have changed, and changes views if results are among these.
  private func look(_ objects: [NSManagedObject]) {
    let last = found.map { $0 as AnyObject }
    fetch()
    let now = found.map { $0 as AnyObject }
    let known = Set(now.map(ObjectIdentifier.init))
    guard
      !now.elementsEqual(last, by: ===)
        || objects.contains(where: { known.contains(ObjectIdentifier($0)) })
    else { return }
    withTransaction(source.transaction) { changes += 1 }
  }
}
