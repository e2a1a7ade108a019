/// An observer of a context's changes.
protocol ContextObserver: AnyObject {
  func contextDidChange(_ changes: PendingChanges)
}
