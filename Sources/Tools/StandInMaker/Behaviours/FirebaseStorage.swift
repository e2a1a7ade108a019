import FleetStandIns
public import Foundation
import HeadlessUIKit

// Files are kept in memory, as long as the application. A task is done in the next turn of the main loop.

/// The files of Firebase Storage, which a test gives and reads.
///
/// ```swift
/// SimulatedStorage["images/ada.jpg"] = data
/// ```
public enum SimulatedStorage {
  /// The data of the file at a path.
  public static subscript(path: String) -> Data? {
    get { StoredFiles.current.files[StoredFiles.plain(path)]?.data }
    set {
      let path = StoredFiles.plain(path)
      StoredFiles.current.files[path] = newValue.map { StoredFile(path: path, data: $0) }
    }
  }

  /// The paths of all files, in order.
  public static var paths: [String] { StoredFiles.current.files.keys.sorted() }
}

private struct StoredFile {
  let path: String
  let data: Data
  var given: StorageMetadata?
  let date = Date.uiKitNow()
}

private final class StoredFiles {
  var files: [String: StoredFile] = [:]

  static var current: StoredFiles { StandIn.state { StoredFiles() } }

  static func plain(_ path: String) -> String {
    path.split(separator: "/").joined(separator: "/")
  }

  func file(_ path: String) throws(StorageProblem) -> StoredFile {
    guard let file = files[path] else { throw .objectNotFound(path) }
    return file
  }
}

private enum StorageProblem: Error {
  case objectNotFound(String)
  case downloadSizeExceeded(String)
  case unknown(String)

  var error: any Error {
    let (code, words) =
      switch self {
      case .objectNotFound(let path): (-13010, "There is no file \(path).")
      case .downloadSizeExceeded(let path): (-13032, "\(path) is larger than it may be.")
      case .unknown(let path): (-13000, "\(path) cannot be read or written.")
      }
    return NSError(
      domain: StorageErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: words])
  }
}

/// Does something later, and tells a completion how it went.
private func later<Value>(
  _ completion: ((Value?, (any Error)?) -> Void)?,
  _ work: @escaping () throws(StorageProblem) -> Value
) {
  StandIn.reply {
    var found: Value?
    var problem: StorageProblem?
    do throws(StorageProblem) { found = try work() } catch { problem = error }
    completion?(found, problem?.error)
  }
}

// MARK: - References

private final class StoragePlace {
  var path = ""

  static func of(_ reference: StorageReference) -> StoragePlace {
    StandIn.state(of: reference) { StoragePlace() }
  }

  static func reference(_ path: String) -> StorageReference {
    let reference = uiKitObject(StorageReference.self)
    of(reference).path = StoredFiles.plain(path)
    return reference
  }
}

extension Storage {
  func standIn_reference() -> StorageReference { StoragePlace.reference("") }
  func standIn_reference(withPath string: String) -> StorageReference {
    StoragePlace.reference(string)
  }

  /// The path of `gs://bucket/path`, or of a file's URL on the web.
  func standIn_reference(forURL string: String) -> StorageReference {
    let path = URL(string: string)?.path ?? ""
    let parts = path.components(separatedBy: "/o/")
    return StoragePlace.reference(parts.count > 1 ? parts[1] : path)
  }
}

extension StorageReference {
  private var place: String { StoragePlace.of(self).path }
  private var files: StoredFiles { .current }

  var standIn_bucket: String { "fleet.appspot.com" }
  var standIn_fullPath: String { place }
  var standIn_name: String { place.split(separator: "/").last.map(String.init) ?? "" }

  func standIn_root() -> StorageReference { StoragePlace.reference("") }
  func standIn_child(_ path: String) -> StorageReference {
    StoragePlace.reference("\(place)/\(path)")
  }

  func standIn_parent() -> StorageReference? {
    place.isEmpty
      ? nil : StoragePlace.reference(place.split(separator: "/").dropLast().joined(separator: "/"))
  }

  // MARK: Uploading

  func standIn_putData(_ uploadData: Data) -> StorageUploadTask {
    standIn_putData(uploadData, metadata: nil, completion: nil)
  }

  func standIn_putData(_ uploadData: Data, metadata: StorageMetadata?) -> StorageUploadTask {
    standIn_putData(uploadData, metadata: metadata, completion: nil)
  }

  func standIn_putData(
    _ uploadData: Data, metadata: StorageMetadata?,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask { upload({ uploadData }, metadata, completion) }

  func standIn_putFile(from fileURL: URL) -> StorageUploadTask {
    standIn_putFile(from: fileURL, metadata: nil, completion: nil)
  }

  func standIn_putFile(from fileURL: URL, metadata: StorageMetadata?) -> StorageUploadTask {
    standIn_putFile(from: fileURL, metadata: metadata, completion: nil)
  }

  func standIn_putFile(
    from fileURL: URL, metadata: StorageMetadata?,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask { upload({ try? Data(contentsOf: fileURL) }, metadata, completion) }

  private func upload(
    _ read: @escaping () -> Data?, _ metadata: StorageMetadata?,
    _ completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask {
    let task = uiKitObject(StorageUploadTask.self)
    Transfer.of(task).run(task, self, completion) { [place, files] () throws(StorageProblem) in
      guard let data = read() else { throw .unknown(place) }
      let file = StoredFile(path: place, data: data, given: metadata)
      files.files[place] = file
      let new = FileFacts.metadata(file)
      Transfer.of(task).metadata = new
      return (data.count, new)
    }
    return task
  }

  // MARK: Downloading

  func standIn_getData(
    maxSize size: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask {
    let task = uiKitObject(StorageDownloadTask.self)
    Transfer.of(task).run(task, self, completion) { [place, files] () throws(StorageProblem) in
      let data = try files.file(place).data
      guard data.count <= size else { throw .downloadSizeExceeded(place) }
      return (data.count, data)
    }
    return task
  }

  func standIn_write(toFile fileURL: URL) -> StorageDownloadTask {
    standIn_write(toFile: fileURL, completion: nil)
  }

  func standIn_write(
    toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)?
  ) -> StorageDownloadTask {
    let task = uiKitObject(StorageDownloadTask.self)
    Transfer.of(task).run(task, self, completion) { [place, files] () throws(StorageProblem) in
      let data = try files.file(place).data
      do { try data.write(to: fileURL) } catch { throw .unknown(place) }
      return (data.count, fileURL)
    }
    return task
  }

  func standIn_downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
    later(completion) { [place, files] () throws(StorageProblem) in
      let name = try files.file(place).path
        .addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", ".", "_"]))
      let address = "https://firebasestorage.googleapis.com/v0/b/fleet.appspot.com/o/"
      guard let url = URL(string: "\(address)\(name ?? "")?alt=media") else {
        throw .unknown(place)
      }
      return url
    }
  }

  // MARK: Files

  func standIn_getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
    later(completion) { [place, files] () throws(StorageProblem) in
      FileFacts.metadata(try files.file(place))
    }
  }

  func standIn_updateMetadata(
    _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) {
    later(completion) { [place, files] () throws(StorageProblem) in
      var file = try files.file(place)
      file.given = metadata
      files.files[place] = file
      return FileFacts.metadata(file)
    }
  }

  func standIn_delete(completion: (((any Error)?) -> Void)?) {
    later({ (_: Void?, error: (any Error)?) in completion?(error) }) {
      [place, files] () throws(StorageProblem) in
      _ = try files.file(place)
      files.files[place] = nil
    }
  }

  func standIn_listAll(completion: @escaping (StorageListResult, (any Error)?) -> Void) {
    StandIn.reply { [place, files] in
      let folder = place.isEmpty ? "" : place + "/"
      let paths = files.files.keys.sorted().filter { $0.hasPrefix(folder) }
      let rests = paths.map { $0.dropFirst(folder.count) }
      let inner = rests.filter { $0.contains("/") }.map { $0.prefix { $0 != "/" } }
      let result = uiKitObject(StorageListResult.self)
      let found = Listed.of(result)
      found.items = rests.filter { !$0.contains("/") }.map { StoragePlace.reference(folder + $0) }
      found.prefixes = Set(inner).sorted().map { StoragePlace.reference(folder + $0) }
      completion(result, nil)
    }
  }
}

private final class Listed {
  var items: [StorageReference] = []
  var prefixes: [StorageReference] = []

  static func of(_ result: StorageListResult) -> Listed { StandIn.state(of: result) { Listed() } }
}

extension StorageListResult {
  var standIn_items: [StorageReference] { Listed.of(self).items }
  var standIn_prefixes: [StorageReference] { Listed.of(self).prefixes }
}

/// What is known of a file.
private final class FileFacts {
  var file: StoredFile?

  static func of(_ metadata: StorageMetadata) -> FileFacts {
    StandIn.state(of: metadata) { FileFacts() }
  }

  static func metadata(_ file: StoredFile) -> StorageMetadata {
    let metadata = uiKitObject(StorageMetadata.self)
    of(metadata).file = file
    return metadata
  }
}

extension StorageMetadata {
  private var file: StoredFile? { FileFacts.of(self).file }

  var standIn_path: String? { file?.path }
  var standIn_name: String? { file?.path.split(separator: "/").last.map(String.init) }
  var standIn_size: Int64 { Int64(file?.data.count ?? 0) }
  var standIn_timeCreated: Date? { file?.date }
  var standIn_updated: Date? { file?.date }
  var standIn_contentType: String? { file?.given?.contentType }
  var standIn_cacheControl: String? { file?.given?.cacheControl }
  var standIn_customMetadata: [String: String]? { file?.given?.customMetadata }
  var standIn_bucket: String { "fleet.appspot.com" }
}

// MARK: - Tasks

/// How a task goes, and who hears of it.
private final class Transfer {
  var reference: StorageReference?
  var status = StorageTaskStatus.resume
  var error: (any Error)?
  var metadata: StorageMetadata?
  let progress = Progress(totalUnitCount: 0)
  var observers:
    [(handle: String, status: StorageTaskStatus, tell: (StorageTaskSnapshot) -> Void)] =
      []
  private var count = 0

  static func of(_ object: NSObject) -> Transfer { StandIn.state(of: object) { Transfer() } }

  func newHandle() -> String {
    count += 1
    return "observer \(count)"
  }

  func run<Value>(
    _ task: StorageTask, _ reference: StorageReference,
    _ completion: ((Value?, (any Error)?) -> Void)?,
    _ work: @escaping () throws(StorageProblem) -> (count: Int, value: Value)
  ) {
    self.reference = reference
    StandIn.reply { [self] in
      do throws(StorageProblem) {
        let (count, value) = try work()
        progress.totalUnitCount = Int64(count)
        progress.completedUnitCount = Int64(count)
        tell(task, .progress)
        tell(task, .success)
        completion?(value, nil)
      } catch {
        self.error = error.error
        tell(task, .failure)
        completion?(nil, error.error)
      }
    }
  }

  private func tell(_ task: StorageTask, _ status: StorageTaskStatus) {
    self.status = status
    for observer in observers where observer.status == status { observer.tell(task.snapshot) }
  }
}

extension StorageTask {
  var standIn_snapshot: StorageTaskSnapshot {
    let snapshot = uiKitObject(StorageTaskSnapshot.self)
    _ = StandIn.state(of: snapshot) { Transfer.of(self) }
    return snapshot
  }
}

extension StorageObservableTask {
  func standIn_observe(
    _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
  ) -> String {
    let transfer = Transfer.of(self)
    let handle = transfer.newHandle()
    transfer.observers.append((handle, status, handler))
    return handle
  }

  func standIn_removeObserver(withHandle handle: String) {
    Transfer.of(self).observers.removeAll { $0.handle == handle }
  }

  func standIn_removeAllObservers() { Transfer.of(self).observers = [] }

  func standIn_removeAllObservers(for status: StorageTaskStatus) {
    Transfer.of(self).observers.removeAll { $0.status == status }
  }
}

extension StorageTaskSnapshot {
  private var transfer: Transfer { Transfer.of(self) }

  var standIn_status: StorageTaskStatus { transfer.status }
  var standIn_error: (any Error)? { transfer.error }
  var standIn_metadata: StorageMetadata? { transfer.metadata }
  var standIn_progress: Progress? { transfer.progress }
  var standIn_reference: StorageReference {
    transfer.reference ?? uiKitObject(StorageReference.self)
  }
}
