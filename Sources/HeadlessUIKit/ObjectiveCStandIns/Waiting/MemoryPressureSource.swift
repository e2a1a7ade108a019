import Dispatch
import Locks

/// Tells of the app's memory warnings, each in a turn if its queue is the main queue.
final class MemoryPressureSource: DispatchSourceMemoryPressure, Sendable {
  private typealias Handler = @Sendable () -> Void
  typealias Event = DispatchSource.MemoryPressureEvent

  private struct State {
    var suspensions = 1
    var isCancelled = false
    /// What the handler is yet to be told.
    var pending: Event = []
    var told: Event = []
    var event: Handler?
    var cancel: Handler?
    var registration: Handler?
  }

  private let events: Event
  private let queue: DispatchQueue
  private let state = Locked(State())

  init(_ events: Event, queue: DispatchQueue) {
    self.events = events
    self.queue = queue
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }
  // The numbers that every source of Dispatch's has.
  var handle: UInt { 0 }
  var data: UInt { state.withLock(\.told.rawValue) }
  var mask: UInt { events.rawValue }

  func hear(_ event: Event) {
    let isNews = state.withLock { state in
      state.pending.formUnion(event.intersection(events))
      return !state.pending.isEmpty && state.suspensions == 0 && !state.isCancelled
    }
    if isNews { queue.uiKitAsync { [weak self] in self?.tell() } }
  }

  private func tell() {
    let handler = state.withLock { state -> Handler? in
      guard state.suspensions == 0, !state.isCancelled, !state.pending.isEmpty else { return nil }
      (state.told, state.pending) = (state.pending, [])
      return state.event
    }
    handler?()
  }

  // MARK: Handlers

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    set(\.event, to: Self.shared(handler))
  }

  func setEventHandler(handler: DispatchWorkItem) {
    set(\.event, to: Self.shared(handler))
  }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    set(\.cancel, to: Self.shared(handler))
  }

  func setCancelHandler(handler: DispatchWorkItem) {
    set(\.cancel, to: Self.shared(handler))
  }

  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    set(\.registration, to: Self.shared(handler))
  }

  func setRegistrationHandler(handler: DispatchWorkItem) {
    set(\.registration, to: Self.shared(handler))
  }

  private func set(
    _ place: any WritableKeyPath<State, Handler?> & Sendable, to handler: Handler?
  ) { state.withLock { $0[keyPath: place] = handler } }

  private static func shared(_ work: DispatchWorkItem) -> Handler {
    let item = SharedItem(work)
    return { item.perform() }
  }

  /// The handler for any thread, in a closure of Swift's.
  private static func shared(_ handler: DispatchSourceHandler?) -> Handler? {
    guard let handler else { return nil }
    return UIKitTimerSource.shared { handler() }
  }

  // MARK: Running

  func resume() {
    let registration = state.withLock { state -> Handler? in
      state.suspensions = max(state.suspensions - 1, 0)
      guard state.suspensions == 0 else { return nil }
      defer { state.registration = nil }
      return state.registration
    }
    if let registration { queue.uiKitAsync(execute: registration) }
    hear([])
  }

  func suspend() { state.withLock { $0.suspensions += 1 } }

  func cancel() {
    let handler = state.withLock { state -> Handler? in
      guard !state.isCancelled else { return nil }
      state.isCancelled = true
      defer { (state.event, state.cancel, state.registration) = (nil, nil, nil) }
      return state.cancel
    }
    if let handler { queue.uiKitAsync(execute: handler) }
  }
}
