import Foundation

/// What has changed since a transaction began.
final class WriteTransaction {
  let thread = ObjectIdentifier(Thread.current)
  private var undos: [() -> Void] = []
  private var kept: Set<ObjectIdentifier> = []
  /// What undoes a change keeps what it is of alive, so that no other one has its identity.
  private var contents: [AnyObject] = []
  /// The names of properties, by the rows that have changed; an empty name stands for the row itself.
  private(set) var touched: [ObjectRow: Set<String>] = [:]

  /// Keeps how something was before its first change.
  func keep(_ content: AnyObject, _ undo: () -> () -> Void) {
    guard kept.insert(ObjectIdentifier(content)).inserted else { return }
    contents.append(content)
    undos.append(undo())
  }

  func keep(_ undo: @escaping () -> Void) { undos.append(undo) }

  func touch(_ row: ObjectRow, _ name: String = "") { touched[row, default: []].insert(name) }

  func undo() {
    for undo in undos.reversed() { undo() }
    undos = []
  }
}
