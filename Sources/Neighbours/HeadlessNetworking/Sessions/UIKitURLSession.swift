import Foundation
import FoundationNetworking
import HeadlessUIKit
import Locks

/// A session whose tasks go on in UIKit time.
///
/// It is a session of Foundation's, so that what apps know of sessions holds for it. Only its tasks are
/// others: their answer is looked for on a turn of the main loop.
// Proof: what changes is behind a lock.
final class UIKitURLSession: URLSession, @unchecked Sendable {
  private struct State: Sendable {
    var delegate: (any URLSessionDelegate)?
    var isShared = false
    var lastNumber = 0
    /// The tasks that have begun and not ended, by their numbers.
    var tasks: [Int: URLSessionTask] = [:]
    var isEnding = false
  }

  private let state = Locked(State())

  static let uiKitShared: UIKitURLSession = {
    let session = UIKitURLSession(configuration: .default, delegate: nil, delegateQueue: nil)
    session.state.withLock { $0.isShared = true }
    return session
  }()

  /// Makes a session.
  ///
  /// The delegate is not Foundation's, which would keep it for ever.
  static func make(
    _ configuration: URLSessionConfiguration, _ delegate: (any URLSessionDelegate)?,
    _ queue: OperationQueue?
  ) -> UIKitURLSession {
    let session = UIKitURLSession(
      configuration: configuration, delegate: nil, delegateQueue: queue)
    session.configuration.takeExtras(of: configuration)
    session.state.withLock { $0.delegate = delegate }
    return session
  }

  override var delegate: (any URLSessionDelegate)? { state.withLock(\.delegate) }

  /// Whether it is the one that all share, for which classes of protocols can be registered.
  var isShared: Bool { state.withLock(\.isShared) }

  // MARK: Data

  override func dataTask(with request: URLRequest) -> URLSessionDataTask {
    UIKitDataTask(exchange(request, .data))
  }

  override func dataTask(with url: URL) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url))
  }

  override func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    UIKitDataTask(exchange(request, .data, .data(completionHandler)))
  }

  override func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: Uploads

  override func uploadTask(
    with request: URLRequest, from bodyData: Data
  ) -> URLSessionUploadTask {
    UIKitUploadTask(exchange(request, .upload, body: bodyData))
  }

  override func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    UIKitUploadTask(exchange(request, .upload, .data(completionHandler), body: bodyData ?? Data()))
  }

  override func uploadTask(
    with request: URLRequest, fromFile fileURL: URL
  ) -> URLSessionUploadTask {
    uploadTask(with: request, from: Self.contents(of: fileURL))
  }

  override func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    uploadTask(
      with: request, from: Self.contents(of: fileURL), completionHandler: completionHandler)
  }

  override func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    UIKitUploadTask(exchange(request, .upload))
  }

  private static func contents(of file: URL) -> Data { (try? Data(contentsOf: file)) ?? Data() }

  // MARK: Downloads

  override func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    UIKitDownloadTask(exchange(request, .download))
  }

  override func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  override func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    UIKitDownloadTask(exchange(request, .download, .file(completionHandler)))
  }

  override func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: Tasks

  private func exchange(
    _ request: URLRequest, _ kind: Exchange.Kind, _ completion: Exchange.Completion = .delegate,
    body: Data? = nil
  ) -> Exchange {
    let (number, isEnding) = state.withLock { state in
      state.lastNumber += 1
      return (state.lastNumber, state.isEnding)
    }
    var request = RequestPreparation.configured(request, by: configuration)
    if let body { request.httpBody = body }
    return Exchange(
      of: self, number, request, kind, completion, isRefused: isEnding)
  }

  /// Keeps a task until it has ended.
  func begin(_ task: URLSessionTask) { state.withLock { $0.tasks[task.taskIdentifier] = task } }

  /// Lets a task go that has ended, and ends itself after the last one, if it is to.
  func end(_ number: Int) {
    let delegate = state.withLock { state -> (any URLSessionDelegate)? in
      state.tasks[number] = nil
      guard state.isEnding, state.tasks.isEmpty else { return nil }
      defer { state.delegate = nil }
      return state.delegate
    }
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
  }

  override func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    let tasks = runningTasks
    MainTurn.post("URLSession") { completionHandler(tasks) }
  }

  override func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    let tasks = runningTasks
    let uploads = tasks.compactMap { $0 as? URLSessionUploadTask }
    let data = tasks.filter { !($0 is URLSessionUploadTask) }
    MainTurn.post("URLSession") {
      completionHandler(
        data.compactMap { $0 as? URLSessionDataTask }, uploads,
        data.compactMap { $0 as? URLSessionDownloadTask })
    }
  }

  private var runningTasks: [URLSessionTask] {
    state.withLock(\.tasks).sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Ending

  override func finishTasksAndInvalidate() {
    guard !isShared else { return }
    state.withLock { $0.isEnding = true }
    // Without tasks it ends at once, but not within the call.
    MainTurn.post("URLSession") { self.end(0) }
  }

  override func invalidateAndCancel() {
    guard !isShared else { return }
    for task in runningTasks { task.cancel() }
    finishTasksAndInvalidate()
  }

  override func flush(completionHandler: @escaping @Sendable () -> Void) {
    MainTurn.post("URLSession") { completionHandler() }
  }

  override func reset(completionHandler: @escaping @Sendable () -> Void) {
    configuration.urlCache?.removeAllCachedResponses()
    configuration.httpCookieStorage?.removeCookies(since: .distantPast)
    flush(completionHandler: completionHandler)
  }

  // MARK: The real network

  /// Sends a request out, and tells of what comes back.
  func sendForReal(
    _ request: URLRequest, _ answer: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let task = super.dataTask(with: request, completionHandler: answer)
    task.resume()
    return task
  }
}
