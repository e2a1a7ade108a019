import FleetStandIns
import Foundation
import HeadlessUIKit

// What FirebaseStorage declares, as far as the tests use it, as it is made of its headers.

enum StorageTaskStatus: Int, Sendable {
  case unknown = 0
  case resume = 1
  case progress = 2
  case pause = 3
  case success = 4
  case failure = 5
}

let StorageErrorDomain: String = "StorageErrorDomain"
class Storage: NSObject {
  override init() { super.init() }
  @discardableResult class func storage() -> Self { _StandIn.call("Storage.storage()", nil, []) }
  @discardableResult func reference() -> StorageReference {
    _StandIn.call("Storage.reference()", self, [], by: standIn_reference())
  }
  @discardableResult func reference(forURL string: String) -> StorageReference {
    _StandIn.call(
      "Storage.reference(forURL:)", self, [string], by: standIn_reference(forURL: string))
  }
}

class StorageMetadata: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  var cacheControl: String? {
    get { _StandIn.get("StorageMetadata.cacheControl", self, by: standIn_cacheControl) }
    set { _StandIn.set("StorageMetadata.cacheControl", self, newValue) }
  }
  var contentType: String? {
    get { _StandIn.get("StorageMetadata.contentType", self, by: standIn_contentType) }
    set { _StandIn.set("StorageMetadata.contentType", self, newValue) }
  }
  var customMetadata: [String: String]? {
    get { _StandIn.get("StorageMetadata.customMetadata", self, by: standIn_customMetadata) }
    set { _StandIn.set("StorageMetadata.customMetadata", self, newValue) }
  }
  var size: Int64 { _StandIn.get("StorageMetadata.size", self, by: standIn_size) }
}

class StorageTask: NSObject {
  override init() { super.init() }
  var snapshot: StorageTaskSnapshot {
    _StandIn.get("StorageTask.snapshot", self, by: standIn_snapshot)
  }
}

protocol StorageTaskManagement: NSObjectProtocol {
  func enqueue()
}

extension StorageTaskManagement {
  func enqueue() { _StandIn.call("StorageTaskManagement.enqueue()", self, []) as Void }
}

class StorageObservableTask: StorageTask {
  override init() { super.init() }
  @discardableResult func observe(
    _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
  ) -> String {
    _StandIn.call(
      "StorageObservableTask.observe(_:handler:)", self,
      [status, StandIn.Block(_body: { values in handler(values(0)) })],
      by: standIn_observe(status, handler: handler))
  }
}

class StorageDownloadTask: StorageObservableTask, StorageTaskManagement {
  override init() { super.init() }
}

class StorageListResult: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  var prefixes: [StorageReference] {
    _StandIn.get("StorageListResult.prefixes", self, by: standIn_prefixes)
  }
  var items: [StorageReference] { _StandIn.get("StorageListResult.items", self, by: standIn_items) }
}

class StorageUploadTask: StorageObservableTask, StorageTaskManagement {
  override init() { super.init() }
}

class StorageReference: NSObject {
  override init() { super.init() }
  var fullPath: String { _StandIn.get("StorageReference.fullPath", self, by: standIn_fullPath) }
  var name: String { _StandIn.get("StorageReference.name", self, by: standIn_name) }
  @discardableResult func parent() -> StorageReference? {
    _StandIn.call("StorageReference.parent()", self, [], by: standIn_parent())
  }
  @discardableResult func child(_ path: String) -> StorageReference {
    _StandIn.call("StorageReference.child(_:)", self, [path], by: standIn_child(path))
  }
  @discardableResult func putData(
    _ uploadData: Data, metadata: StorageMetadata?,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask {
    _StandIn.call(
      "StorageReference.putData(_:metadata:completion:)", self,
      [
        uploadData, metadata,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_putData(uploadData, metadata: metadata, completion: completion))
  }
  @discardableResult func getData(
    maxSize size: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask {
    _StandIn.call(
      "StorageReference.getData(maxSize:completion:)", self,
      [size, StandIn.Block(_body: { values in completion(values(0), values(1)) })],
      by: standIn_getData(maxSize: size, completion: completion))
  }
  func downloadURL(completion: @escaping @Sendable (URL?, (any Error)?) -> Void) {
    _StandIn.call(
      "StorageReference.downloadURL(completion:)", self,
      [StandIn.Block(_body: { values in completion(values(0), values(1)) })],
      by: standIn_downloadURL(completion: completion)) as Void
  }
  func listAll(completion: @escaping @Sendable (StorageListResult, (any Error)?) -> Void) {
    _StandIn.call(
      "StorageReference.listAll(completion:)", self,
      [StandIn.Block(_body: { values in completion(values(0), values(1)) })],
      by: standIn_listAll(completion: completion)) as Void
  }
  func delete(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "StorageReference.delete(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_delete(completion: completion)) as Void
  }
}

class StorageTaskSnapshot: NSObject {
  override init() { super.init() }
  var reference: StorageReference {
    _StandIn.get("StorageTaskSnapshot.reference", self, by: standIn_reference)
  }
  var progress: Progress? {
    _StandIn.get("StorageTaskSnapshot.progress", self, by: standIn_progress)
  }
  var status: StorageTaskStatus {
    _StandIn.get("StorageTaskSnapshot.status", self, by: standIn_status)
  }
}

extension StorageTaskStatus: _StandInValue { static var _standIn: Self { .unknown } }
extension StorageTaskManagement {
  func pause() {}
  func cancel() {}
  func resume() {}
}
