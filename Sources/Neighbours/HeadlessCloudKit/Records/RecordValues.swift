/// Values by names, and which of them the server does not have.
struct RecordValues {
  private var stored: [String: Any] = [:]
  private var changed: Set<String> = []

  /// The names of the values.
  var keys: [String] { stored.keys.sorted() }
  /// The names of the values that are not saved.
  var changedKeys: [String] { changed.sorted() }
  /// The values themselves.
  var all: [String: Any] { stored }

  subscript(key: String) -> Any? {
    get { stored[key] }
    set {
      stored[key] = newValue
      changed.insert(key)
    }
  }

  /// Takes the server's values for the names that are not written over.
  mutating func keep(_ server: RecordValues, writingAll: Bool) {
    for (key, value) in server.stored where !changed.contains(key) {
      if !writingAll || stored[key] == nil { stored[key] = value }
    }
  }

  /// Takes on that the server has all of them.
  mutating func wereSaved() { changed = [] }

  /// Leaves out what is not wanted; all is wanted where no names are given.
  mutating func restrict(to wanted: [String]?) {
    guard let wanted else { return }
    stored = stored.filter { wanted.contains($0.key) }
  }
}
