import Foundation
import FoundationNetworking
import HeadlessUIKit

extension Exchange {
  /// How often a request may be sent elsewhere, as on a device.
  private static let mostRedirections = 20

  // MARK: One after the other

  @MainActor
  func handle(_ event: Event) {
    guard let task else { return }
    switch event {
    case .response(let response, let policy): take(response, policy, task)
    case .data(let data): take(data, task)
    case .redirection(let request, let response): follow(to: request, from: response, task)
    case .challenge(let challenge): answer(challenge, task)
    case .end(let error): end(error, task)
    }
  }

  @MainActor
  private func take(
    _ response: URLResponse, _ policy: URLCache.StoragePolicy, _ task: URLSessionTask
  ) {
    change { state in
      state.response = response
      state.policy = policy
    }
    task.progress.totalUnitCount = response.expectedContentLength
    RequestPreparation.keepCookies(of: response, for: session.configuration)
    if kind == .upload, toSend > 0 {
      call { (delegate: any URLSessionTaskDelegate) in
        delegate.urlSession(
          self.session, task: task, didSendBodyData: self.toSend, totalBytesSent: self.toSend,
          totalBytesExpectedToSend: self.toSend)
      }
    }
    guard let dataTask = task as? URLSessionDataTask, isDelegates else { return }
    change { $0.isHeld = true }
    let isCalled = call { (delegate: any URLSessionDataDelegate) in
      delegate.urlSession(self.session, dataTask: dataTask, didReceive: response) { disposition in
        if disposition == .cancel { task.cancel() }
        self.release()
      }
    }
    if !isCalled { release() }
  }

  @MainActor
  private func take(_ data: Data, _ task: URLSessionTask) {
    let total = change { state -> Int64 in
      state.received += Int64(data.count)
      state.body.append(data)
      return state.received
    }
    task.progress.completedUnitCount = total
    guard isDelegates else { return }
    if let dataTask = task as? URLSessionDataTask {
      call { (delegate: any URLSessionDataDelegate) in
        delegate.urlSession(self.session, dataTask: dataTask, didReceive: data)
      }
    } else if let download = task as? URLSessionDownloadTask {
      call { (delegate: any URLSessionDownloadDelegate) in
        delegate.urlSession(
          self.session, downloadTask: download, didWriteData: Int64(data.count),
          totalBytesWritten: total, totalBytesExpectedToWrite: self.expected)
      }
    }
  }

  @MainActor
  private func follow(
    to request: URLRequest, from response: URLResponse, _ task: URLSessionTask
  ) {
    stopLoading()
    let count = change { state -> Int in
      state.redirections += 1
      return state.redirections
    }
    guard count <= Self.mostRedirections else {
      return receive(.end(RequestError.of(.httpTooManyRedirects, original)))
    }
    change { $0.isHeld = true }
    let goOn: @Sendable (URLRequest?) -> Void = { request in
      self.release()
      guard let request else {
        self.receive(.response(response, .notAllowed))
        return self.receive(.end(nil))
      }
      self.post { self.load(request) }
    }
    guard let response = response as? HTTPURLResponse else { return goOn(request) }
    let isCalled = call { (delegate: any URLSessionTaskDelegate) in
      delegate.urlSession(
        self.session, task: task, willPerformHTTPRedirection: response, newRequest: request,
        completionHandler: goOn)
    }
    if !isCalled { goOn(request) }
  }

  @MainActor
  private func answer(_ challenge: URLAuthenticationChallenge, _ task: URLSessionTask) {
    let answer: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = {
      disposition, credential in
      switch disposition {
      case .useCredential where credential != nil:
        credential.map { challenge.sender?.use($0, for: challenge) }
      case .cancelAuthenticationChallenge: challenge.sender?.cancel(challenge)
      case .rejectProtectionSpace:
        challenge.sender?.rejectProtectionSpaceAndContinue(with: challenge)
      default: challenge.sender?.performDefaultHandling(for: challenge)
      }
    }
    let isCalled = call { (delegate: any URLSessionTaskDelegate) in
      delegate.urlSession(
        self.session, task: task, didReceive: challenge, completionHandler: answer)
    }
    if !isCalled { answer(.performDefaultHandling, nil) }
  }

  // MARK: The end

  @MainActor
  private func end(_ error: (any Error)?, _ task: URLSessionTask) {
    stopLoading()
    let (body, response, work) = change { state -> (Data, URLResponse?, WorkElsewhere?) in
      state.phase = .completed
      state.error = error
      state.events = []
      defer { state.body = Data() }
      return (state.body, state.response, state.work)
    }
    task.progress.totalUnitCount = max(task.progress.totalUnitCount, 1)
    task.progress.completedUnitCount = task.progress.totalUnitCount
    if error == nil { RequestPreparation.cache(body, of: self) }
    switch completion {
    case .data(let finish):
      tellOnItsQueue {
        finish(error == nil ? body : nil, response, error)
      }
    case .file(let finish):
      tellOnItsQueue {
        guard error == nil else { return finish(nil, response, error) }
        DownloadedFile.with(body) { finish($0, response, nil) }
      }
    case .delegate: tellDelegate(body, error, task)
    }
    work?.end()
    session.end(number)
  }

  @MainActor
  private func tellDelegate(_ body: Data, _ error: (any Error)?, _ task: URLSessionTask) {
    if error == nil, let download = task as? URLSessionDownloadTask {
      DownloadedFile.with(body) { file in
        call { (delegate: any URLSessionDownloadDelegate) in
          delegate.urlSession(self.session, downloadTask: download, didFinishDownloadingTo: file)
        }
      }
    }
    call { (delegate: any URLSessionTaskDelegate) in
      delegate.urlSession(self.session, task: task, didCompleteWithError: error)
    }
  }

  private func stopLoading() {
    change { state in
      defer { state.stop = nil }
      return state.stop
    }?()
  }

  // MARK: Receivers

  /// Whether the delegate hears of data, and not a completion handler.
  private var isDelegates: Bool { if case .delegate = completion { true } else { false } }

  private var isOnMainQueue: Bool {
    session.delegateQueue === OperationQueue.main
      || session.delegateQueue === OperationQueue.uiKitMain
  }

  /// Runs what a device runs on the queue of the session.
  @MainActor
  private func tellOnItsQueue(_ tell: () -> Void) {
    guard !isOnMainQueue else { return MainQueue.standForAnother(false, tell) }
    MainQueue.stand(for: session.delegateQueue.underlyingQueue, tell)
  }

  /// Calls the delegate of the task, or else that of the session, if it is of the kind that is meant.
  @MainActor @discardableResult
  private func call<Delegate>(_ tell: (Delegate) -> Void) -> Bool {
    let delegates: [Any?] = [task?.delegate, session.delegate]
    guard let delegate = delegates.lazy.compactMap({ $0 as? Delegate }).first else { return false }
    tellOnItsQueue { tell(delegate) }
    return true
  }
}
