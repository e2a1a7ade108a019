import Foundation
import Locks

/// The rows of a store, which all coordinators share that have opened the same file.
final class RowStore: Sendable {
  /// The state besides the rows.
  struct State: Sendable {
    var tables = RowTables()
    var metadata = StoreMetadata()
    /// What the file was when it was last read or written here.
    var stamp: FileStamp?
  }

  /// The store's identifier, which is a part of its objects' identifiers.
  let identifier: String
  /// The file, unless the rows are only in memory.
  let url: URL?
  private let state: Locked<State>

  init(identifier: String = UUID().uuidString, url: URL?, _ state: State = State()) {
    self.identifier = identifier
    self.url = url
    self.state = Locked(state)
  }

  /// The rows, as they are now.
  var tables: RowTables { state.withLock { $0.tables } }

  /// The metadata besides the rows.
  var metadata: StoreMetadata {
    get { state.withLock { $0.metadata } }
    set { state.withLock { $0.metadata = newValue } }
  }

  /// Whether the file is still what was last read or written here.
  var isCurrent: Bool {
    guard let url else { return true }
    return state.withLock { $0.stamp != nil && $0.stamp == FileStamp(url) }
  }

  func row(_ id: NSManagedObjectID) -> StoredRow? { state.withLock { $0.tables.row(id) } }

  /// Returns the rows, with an index of properties in each table of some entities.
  func tables(indexing places: [Int], of entities: [String]) -> RowTables {
    state.withLock { state in
      for entity in entities where state.tables.tables[entity] != nil {
        for place in places { state.tables.tables[entity]?.index(place) }
      }
      return state.tables
    }
  }

  /// Takes the number of a new row.
  func takeNumber(_ entity: NSEntityDescription) -> Int64 {
    state.withLock { $0.tables.takeNumber(entity.root.name ?? "") }
  }

  /// Changes rows, and writes the file; where that fails, nothing has changed.
  func commit(_ rows: [StoredRow], removing removed: [NSManagedObjectID]) throws {
    try state.withLock { state in
      let last =
        rows.map { ($0.id, state.tables.row($0.id)) }
        + removed.map { ($0, state.tables.row($0)) }
      for row in rows { state.tables.put(row) }
      for id in removed { state.tables.remove(id) }
      do {
        try write(&state)
      } catch {
        for (id, row) in last {
          if let row { state.tables.put(row) } else { state.tables.remove(id) }
        }
        throw error
      }
    }
  }

  /// Writes the file as it is, such as for metadata that have changed.
  func write() throws { try state.withLock { try write(&$0) } }

  private func write(_ state: inout State) throws {
    guard let url else { return }
    let data = try StoreEncoder(identifier: identifier, state.metadata, state.tables).encode()
    try SafeFile.write(data, to: url)
    state.stamp = FileStamp(url)
  }
}
