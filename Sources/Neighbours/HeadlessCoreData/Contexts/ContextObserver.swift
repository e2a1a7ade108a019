/// Who wants to know of changes of a context.
protocol ContextObserver: AnyObject {
  func contextDidChange(_ changes: PendingChanges)
}
