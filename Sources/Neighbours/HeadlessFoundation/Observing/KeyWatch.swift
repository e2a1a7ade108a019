import Foundation
import HeadlessUIKit

/// What listens to one property of one object: it is told before each change, and after.
final class KeyWatch {
  typealias DidChange = () -> Void

  /// The kind of a change, and which elements it is about.
  struct Change {
    static let setting = Change(kind: .setting, indexes: nil)

    let kind: NSKeyValueChange
    let indexes: IndexSet?
  }

  let key: String
  private let willChange: (Change) -> DidChange
  /// The changes that have begun and not ended, the innermost last.
  private var begun: [(kind: NSKeyValueChange, didChange: DidChange)] = []
  private let lock = NSLock()

  init(_ key: String, willChange: @escaping (Change) -> DidChange) {
    self.key = key
    self.willChange = willChange
  }

  func begin(_ change: Change) {
    // A setter by which elements are inserted is no change of its own.
    let around = lock.withLock { begun.last?.kind }
    let isPart = change.kind == .setting && around != nil && around != .setting
    let didChange = isPart ? {} : willChange(change)
    lock.withLock { begun.append((change.kind, didChange)) }
  }

  func end() {
    let last = lock.withLock { begun.popLast() }
    last?.didChange()
  }
}
