public import Dispatch
import HeadlessUIKit
import Locks
import NetworkAnswers

/// Tells an app of the network, and of its changes.
///
/// It tells of `Fleet.networkConnection`, on a later turn of the main loop, whatever queue it was given.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
    /// The iterators that wait for paths.
    var listeners: [AsyncStream<NWPath>.Continuation] = []
  }

  private let required: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let watch = ConnectionWatch()
  private let state = Locked(State())

  /// Creates a monitor of all kinds of network.
  public init() {
    required = nil
    prohibited = []
  }

  /// Creates a monitor of one kind of network.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    required = requiredInterfaceType
    prohibited = []
  }

  /// Creates a monitor of all kinds of network but some.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    required = nil
    prohibited = prohibitedInterfaceTypes
  }

  /// The handler that hears of the network once the monitor has started, and of each change.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The device's connection.
  public var currentPath: NWPath {
    let interface = NWInterface(watch.connection)
    let isUsable =
      interface.map { (required ?? $0.type) == $0.type && !prohibited.contains($0.type) } ?? false
    return NWPath(isUsable ? interface : nil)
  }

  /// The queue that the monitor was started on.
  public var queue: DispatchQueue? { state.withLock(\.queue) }

  /// Begins to tell.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    guard isFirst else { return }
    watch.begin { [weak self] in self?.tellSoon() }
    tellSoon()
  }

  /// Ends to tell, for ever.
  public func cancel() {
    let listeners = state.withLock { state in
      state.isCancelled = true
      defer { state.listeners = [] }
      return state.listeners
    }
    for listener in listeners { listener.finish() }
    watch.end()
  }

  private func tellSoon() {
    MainTurn.post("NWPathMonitor.pathUpdateHandler") { [weak self] in self?.tell() }
  }

  private func tell() {
    let (handler, listeners) = state.withLock { state in
      (state.isCancelled ? nil : state.handler, state.listeners)
    }
    let path = currentPath
    handler?(path)
    for listener in listeners { listener.yield(path) }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// Waits for the next path.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var paths: AsyncStream<NWPath>.Iterator

    /// Waits for the next path; `nil` once the monitor is cancelled.
    public mutating func next() async -> NWPath? { await paths.next() }
  }

  /// Begins to tell, if it has not begun, of the path that there is and of each that follows.
  public func makeAsyncIterator() -> AsyncIterator {
    let (paths, listener) = AsyncStream<NWPath>.makeStream()
    let (isCancelled, hasBegun) = state.withLock { state in
      if !state.isCancelled { state.listeners.append(listener) }
      return (state.isCancelled, state.queue != nil)
    }
    if isCancelled {
      listener.finish()
    } else if hasBegun {
      listener.yield(currentPath)
    } else {
      start(queue: .main)
    }
    return AsyncIterator(paths: paths.makeAsyncIterator())
  }
}
