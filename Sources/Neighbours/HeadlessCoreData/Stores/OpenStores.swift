import Foundation
import HeadlessUIKit
import Locks

/// The files that are open as stores, so that all that open the same file have the same rows.
final class OpenStores: ScopedState {
  private let stores = Locked<[String: Weak<RowStore>]>([:])

  /// Opens a file with the entities of a model; a file that is not there yet is made.
  static func open(
    _ url: URL, _ entities: [NSEntityDescription], _ model: NSManagedObjectModel,
    migrates: Bool, readOnly: Bool
  ) throws -> RowStore {
    let path = url.resolvingSymlinksInPath().path
    if let store = current.stores.withLock({ $0[path]?.object }), store.isCurrent,
      store.metadata.hashes == StoreMetadata(entities, model).hashes
    {
      return store
    }
    let store = try read(url, entities, model, migrates: migrates, readOnly: readOnly)
    current.stores.withLock { $0[path] = Weak(store) }
    return store
  }

  private static func read(
    _ url: URL, _ entities: [NSEntityDescription], _ model: NSManagedObjectModel,
    migrates: Bool, readOnly: Bool
  ) throws -> RowStore {
    var state = RowStore.State()
    state.metadata = StoreMetadata(entities, model)
    guard FileManager.default.fileExists(atPath: url.path) else {
      let store = RowStore(url: url, state)
      if !readOnly { try store.write() }
      return store
    }
    let file = try decode(url)
    let loader = StoreLoader(file, entities)
    guard !loader.isOfOtherModel || migrates else {
      throw CoreDataErrors.incompatibleModel(url)
    }
    state.tables = try loader.tables()
    state.metadata.custom = file.metadata.custom
    state.stamp = FileStamp(url)
    return RowStore(identifier: file.identifier, url: url, state)
  }

  /// Reads the file of a store.
  static func decode(_ url: URL) throws -> StoreDecoder.File {
    guard let data = try? Data(contentsOf: url) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    do {
      return try StoreDecoder.decode(data)
    } catch is StoreDecoder.Damage {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Forgets what is open of a file, which is gone.
  static func forget(_ url: URL) {
    current.stores.withLock { $0[url.resolvingSymlinksInPath().path] = nil }
  }
}
