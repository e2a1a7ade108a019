/// Changes that are undone together.
@MainActor
final class UndoGroup {
  private enum Part {
    case change(Weak<AnyObject>, undo: (AnyObject) -> Void)
    case group(UndoGroup)
  }

  private var parts: [Part] = []

  /// The name of the change, for menus.
  var name = ""

  /// Whether there is nothing to undo.
  var isEmpty: Bool { parts.isEmpty }

  func add(_ target: AnyObject, _ undo: @escaping (AnyObject) -> Void) {
    parts.append(.change(Weak(target), undo: undo))
  }

  /// Adds a group that was within this one.
  func add(_ group: UndoGroup) {
    if name.isEmpty { name = group.name }
    if !group.isEmpty { parts.append(.group(group)) }
  }

  /// Forgets the changes of an object.
  func remove(_ target: AnyObject) {
    parts = parts.filter { part in
      switch part {
      case .change(let other, _): return other.object !== target
      case .group(let group):
        group.remove(target)
        return !group.isEmpty
      }
    }
  }

  /// Undoes the changes, the last one first.
  func perform() {
    for part in parts.reversed() {
      switch part {
      case .change(let target, let undo): if let object = target.object { undo(object) }
      case .group(let group): group.perform()
      }
    }
  }
}
