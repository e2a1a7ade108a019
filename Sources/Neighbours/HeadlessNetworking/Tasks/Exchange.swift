import FailureReporting
import Foundation
import FoundationNetworking
import HeadlessUIKit
import Locks
import NetworkAnswers

// The life of a request, from `resume()` to the app's completion handler.
//
//  1. The app makes a task. Its session, a `UIKitURLSession`, gives it an `Exchange`, which knows all
//     that a task is asked: its requests, its response, its state.
//  2. `resume()` writes the work down, "URLSession GET /list", for the application of the test, and
//     posts a turn of the main loop. So nothing happens within the call.
//  3. On that turn `load(_:)` looks for an answer: the cache, a protocol of the session's, a file,
//  an answer
//     of the test's, the real network where that is allowed. Without an answer, a failure names the
//     request.
//  4. The answering code tells of events, on whatever thread: a response, data, a redirection, the
//  end. They
//     wait in line, and each is handled on a turn of its own, as on a device each is an operation of the
//     session's queue.
//  5. A delegate may keep the line waiting, until it has said what is to become of a response.
//  6. With the last event the task ends. Its completion handler is called, or the delegate. The work is
//     struck out, and the session lets go of the task.

/// A request and all that comes of it: what a task of the app's stands for.
final class Exchange: Sendable {
  enum Kind: Sendable { case data, upload, download }

  /// The receiver of the end.
  enum Completion: Sendable {
    case delegate
    case data(@Sendable (Data?, URLResponse?, (any Error)?) -> Void)
    case file(@Sendable (URL?, URLResponse?, (any Error)?) -> Void)
  }

  /// An event that the answering code tells of.
  enum Event: Sendable {
    case response(URLResponse, URLCache.StoragePolicy)
    case data(Data)
    case redirection(URLRequest, URLResponse)
    case challenge(URLAuthenticationChallenge)
    case end((any Error)?)
  }

  struct State: Sendable {
    var phase = URLSessionTask.State.suspended
    var suspensions = 1
    var hasBegun = false
    /// Whether an answer is looked for: not as long as the main queue is held up.
    var isAsked = false
    var current: URLRequest
    var response: URLResponse?
    var policy = URLCache.StoragePolicy.notAllowed
    var error: (any Error)?
    var body = Data()
    var received: Int64 = 0
    var events: [Event] = []
    /// Whether a turn is on its way that handles the next event.
    var isComing = false
    /// Whether a delegate keeps the line waiting.
    var isHeld = false
    var redirections = 0
    var work: WorkElsewhere?
    /// The closure that ends the loading of the answer.
    var stop: (@Sendable () -> Void)?
    weak var task: URLSessionTask?
  }

  let number: Int
  let original: URLRequest
  let session: UIKitURLSession
  let kind: Kind
  let completion: Completion
  private let isRefused: Bool
  private let state: Locked<State>
  /// What belongs to the request keeps its order; two requests may overtake each other.
  let lane = WorkLane()

  init(
    of session: UIKitURLSession, _ number: Int, _ request: URLRequest, _ kind: Kind,
    _ completion: Completion, isRefused: Bool
  ) {
    self.session = session
    self.number = number
    original = request
    self.kind = kind
    self.completion = completion
    self.isRefused = isRefused
    state = Locked(State(current: request))
  }

  func change<R: Sendable>(_ body: (inout State) -> R) -> R { state.withLock(body) }

  func belong(to task: URLSessionTask) { change { $0.task = task } }

  // MARK: What a task is asked

  var task: URLSessionTask? { change { $0.task } }
  var current: URLRequest { change { $0.current } }
  var response: URLResponse? { change { $0.response } }
  var error: (any Error)? { change { $0.error } }
  var phase: URLSessionTask.State { change { $0.phase } }
  var received: Int64 { change { $0.received } }
  var expected: Int64 { response?.expectedContentLength ?? 0 }
  var toSend: Int64 { Int64(current.httpBody?.count ?? 0) }
  var sent: Int64 { response == nil ? 0 : toSend }

  /// What it is called where it is waited for.
  private var words: String {
    let (url, method) = (original.url, original.httpMethod ?? "GET")
    let path = url?.path(percentEncoded: false) ?? ""
    let place = path.isEmpty || path == "/" ? (url?.host ?? "") + "/" : path
    return "URLSession \(method) \(place)"
  }

  // MARK: What a task is told

  func resume() {
    let (begins, goesOn) = change { state -> (Bool, Bool) in
      guard state.phase == .suspended else { return (false, false) }
      state.suspensions = max(state.suspensions - 1, 0)
      guard state.suspensions == 0 else { return (false, false) }
      state.phase = .running
      defer { state.hasBegun = true }
      return (!state.hasBegun, state.hasBegun)
    }
    if begins {
      keep()
      post { self.start() }
      watchMainQueue(IdleWatch())
    }
    if goesOn { comeToNext() }
  }

  func suspend() {
    change { state in
      guard state.phase == .running || state.phase == .suspended else { return }
      state.phase = .suspended
      state.suspensions += 1
    }
  }

  func cancel() {
    let isCancelled = change { state -> Bool in
      guard state.phase == .running || state.phase == .suspended else { return false }
      state.phase = .canceling
      state.events = [.end(RequestError.of(.cancelled, original))]
      state.isHeld = false
      return true
    }
    guard isCancelled else { return }
    keep()
    comeToNext()
  }

  /// Writes the work down, and keeps the task until it has ended.
  private func keep() {
    guard change({ $0.work == nil }), let task else { return }
    let work = WorkElsewhere(words)
    change { $0.work = work }
    session.begin(task)
  }

  /// Lets work run on a turn of the application that the request belongs to.
  func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    change { $0.work }?.bind { MainTurn.post("URLSession", lane: lane, work) }
  }

  /// Looks from time to time whether the request waits for a main queue on which nothing happens.
  private func watchMainQueue(_ watch: IdleWatch) {
    DispatchQueue.global().asyncAfter(deadline: .now() + IdleWatch.interval) { [weak self] in
      guard let self, unasked != nil else { return }
      var watch = watch
      if watch.look() { tellIfHeldUp() } else { watchMainQueue(watch) }
    }
  }

  /// The work, before an answer was looked for; not in an application that has ended.
  private var unasked: WorkElsewhere? {
    let work = change { state in state.isAsked || state.phase != .running ? nil : state.work }
    return work?.isKnown == true ? work : nil
  }

  /// Says what a test waits for in vain that holds the main queue up, as by a semaphore.
  func tellIfHeldUp() {
    guard let work = unasked else { return }
    work.bind {
      Reporting.deliver(
        RecordedFailure(
          "A request waits for the main queue, which is held up.", name: .network,
          severity: .warning,
          details: "\(work.name) is answered there. Wait for it with await Fleet.settle() or an "
            + "expectation, and not with a semaphore.",
          site: AmbientCallSite.surrounding ?? CallSite()))
    }
  }

  // MARK: Events

  @MainActor
  private func start() {
    change { $0.isAsked = true }
    guard !isRefused else {
      return receive(.end(RequestError.of(.cancelled, original)))
    }
    load(original)
  }

  /// Takes an event, which comes in its turn.
  func receive(_ event: Event) {
    change { state in
      if state.phase == .running || state.phase == .suspended { state.events.append(event) }
    }
    comeToNext()
  }

  /// Lets the line go on that a delegate has kept waiting.
  func release() {
    change { $0.isHeld = false }
    comeToNext()
  }

  /// Handles the next event on a turn of its own.
  private func comeToNext() {
    let comes = change { state -> Bool in
      guard !state.isComing, !state.isHeld, !state.events.isEmpty, state.phase != .suspended else {
        return false
      }
      state.isComing = true
      return true
    }
    if comes { post { self.handleNext() } }
  }

  @MainActor
  private func handleNext() {
    let event = change { state -> Event? in
      state.isComing = false
      guard !state.isHeld, !state.events.isEmpty, state.phase != .suspended else { return nil }
      return state.events.removeFirst()
    }
    if let event { handle(event) }
    comeToNext()
  }
}
