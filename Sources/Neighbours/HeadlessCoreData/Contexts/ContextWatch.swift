/// Hears which objects of a context have changed that a request may be for.
package final class ContextWatch: ContextObserver {
  private let plan: FetchPlan
  private weak var context: NSManagedObjectContext?
  private let heard: ([NSManagedObject]) -> Void

  /// Hears of changes for as long as the watch is held.
  package init<ResultType>(
    _ request: NSFetchRequest<ResultType>, in context: NSManagedObjectContext,
    heard: @escaping ([NSManagedObject]) -> Void
  ) {
    plan = request.plan
    self.context = context
    self.heard = heard
    context.observers.append(NSManagedObjectContext.WeakObserver(observer: self))
  }

  func contextDidChange(_ changes: PendingChanges) {
    guard let model = context?.managedObjectModel, let entity = plan.entity(in: model) else {
      return
    }
    let names = Set((plan.includesSubentities ? entity.family : [entity]).compactMap(\.name))
    let objects = changes.allObjects.filter { names.contains($0.entity.name ?? "") }
    if !objects.isEmpty { heard(objects) }
  }
}
