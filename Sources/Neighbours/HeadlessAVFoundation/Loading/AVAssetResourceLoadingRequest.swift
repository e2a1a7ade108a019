public import Foundation
public import FoundationNetworking
import HeadlessUIKit
import Locks

/// What an asset asks the app for, which the app may answer on any thread.
@preconcurrency @MainActor
open class AVAssetResourceLoadingRequest: NSObject {
  private struct State: Sendable {
    var isFinished = false
    var isCancelled = false
    var error: NSError?
    var response: URLResponse?
    var redirect: URLRequest?
    var whenFinished: (@MainActor @Sendable () -> Void)?
  }

  private nonisolated let state = Locked(State())

  /// The URL that is asked for.
  public nonisolated let request: URLRequest
  /// What the asset wants to know of it, if it does.
  public nonisolated let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// The bytes that the asset wants.
  public nonisolated let dataRequest: AVAssetResourceLoadingDataRequest?

  init(
    _ url: URL, information: AVAssetResourceLoadingContentInformationRequest?,
    data: AVAssetResourceLoadingDataRequest?
  ) {
    request = URLRequest(url: url)
    (contentInformationRequest, dataRequest) = (information, data)
    super.init()
  }

  /// Whether the app has answered.
  nonisolated open var isFinished: Bool { state.withLock(\.isFinished) }
  /// Whether it is no longer wanted.
  nonisolated open var isCancelled: Bool { state.withLock(\.isCancelled) }
  /// What a server has answered.
  nonisolated open var response: URLResponse? {
    get { state.withLock(\.response) }
    set { state.withLock { $0.response = newValue } }
  }
  /// Where it is instead.
  nonisolated open var redirect: URLRequest? {
    get { state.withLock(\.redirect) }
    set { state.withLock { $0.redirect = newValue } }
  }

  /// Says that all that the app has for it is there.
  nonisolated open func finishLoading() { finish(nil) }

  /// Says that it cannot be had.
  nonisolated open func finishLoading(with error: (any Error)?) {
    finish(error.map { $0 as NSError } ?? AVError(.unknown) as NSError)
  }

  /// Says that all of it is there, with an answer, its bytes and where it is instead.
  nonisolated open func finishLoading(
    with response: URLResponse?, data: Data?, redirect: URLRequest?
  ) {
    self.response = response
    self.redirect = redirect
    if let data { dataRequest?.respond(with: data) }
    finish(nil)
  }

  // MARK: The model

  nonisolated final var error: NSError? { state.withLock(\.error) }

  nonisolated final func whenFinished(_ work: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.whenFinished = work }
  }

  nonisolated final func cancel() { state.withLock { $0.isCancelled = true } }

  private nonisolated func finish(_ error: NSError?) {
    let work = state.withLock { state -> (@MainActor @Sendable () -> Void)? in
      guard !state.isFinished, !state.isCancelled else { return nil }
      state.isFinished = true
      state.error = error
      return state.whenFinished
    }
    if let work { MainTurn.post("AVAssetResourceLoadingRequest", work) }
  }
}
