/// What is told of the changes of a store.
class RealmObserver {
  /// What has changed since it was told last.
  var touched: [ObjectRow: Set<String>] = [:]
  /// Whether there may be something to tell.
  var isDue = true

  /// Tells what there is to tell.
  func tell() {
    isDue = false
    touched = [:]
  }

  /// Takes what has changed as told.
  func skip() {
    isDue = false
    touched = [:]
  }
}
