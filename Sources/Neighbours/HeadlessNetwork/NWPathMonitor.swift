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
    state.withLock { $0.isCancelled = true }
    watch.end()
  }

  private func tellSoon() {
    MainTurn.post("NWPathMonitor.pathUpdateHandler") { [weak self] in self?.tell() }
  }

  private func tell() {
    let handler = state.withLock { $0.isCancelled ? nil : $0.handler }
    handler?(currentPath)
  }
}
