public import Dispatch
import Locks

/// A source of Dispatch's that Linux lacks, and that tells of events.
public protocol _UIKitEventSource: AnyObject, DispatchSourceProtocol {}

extension _UIKitEventSource {
  // What Dispatch has for all sources takes each of them for one of its own, and ends the process.

  /// Sets the closure for what the source tells of.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) { model?.setEventHandler(qos: qos, flags: flags, handler: handler) }

  /// Sets the closure for the source's end.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) { model?.setCancelHandler(qos: qos, flags: flags, handler: handler) }

  /// Sets the closure for the source's start.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) { model?.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }

  /// Starts the source.
  public func activate() { resume() }

  private var model: EventSource? { self as? EventSource }
}

/// Tells of events by their bits, each in a turn if its queue is the main queue.
package final class EventSource: _UIKitEventSource, Sendable {
  private typealias Handler = @Sendable () -> Void

  private struct State {
    var suspensions = 1
    var isCancelled = false
    /// What the handler is yet to be told.
    var pending: UInt = 0
    var told: UInt = 0
    var event: Handler?
    var cancel: Handler?
    var registration: Handler?
  }

  private let queue: DispatchQueue
  private let state = Locked(State())
  private let end: @Sendable () -> Void
  // The numbers that every source of Dispatch's has.
  package let handle: UInt
  package let mask: UInt

  /// - Parameters:
  ///   - mask: The events that it tells of.
  ///   - handle: The number of what they are of.
  ///   - end: Called when the source is cancelled, or goes.
  package init(
    _ mask: UInt, of handle: UInt = 0, queue: DispatchQueue?,
    end: @escaping @Sendable () -> Void = {}
  ) {
    (self.mask, self.handle, self.end) = (mask, handle, end)
    self.queue = queue ?? .global()
  }

  deinit { if !isCancelled { end() } }

  package var isCancelled: Bool { state.withLock(\.isCancelled) }
  package var data: UInt { state.withLock(\.told) }

  package func hear(_ events: UInt) {
    let isNews = state.withLock { state in
      state.pending |= events & mask
      return state.pending != 0 && state.suspensions == 0 && !state.isCancelled
    }
    if isNews { queue.uiKitAsync { [weak self] in self?.tell() } }
  }

  private func tell() {
    let handler = state.withLock { state -> Handler? in
      guard state.suspensions == 0, !state.isCancelled, state.pending != 0 else { return nil }
      (state.told, state.pending) = (state.pending, 0)
      return state.event
    }
    handler?()
  }

  // MARK: Handlers

  package func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    set(\.event, to: Self.shared(handler))
  }

  package func setEventHandler(handler: DispatchWorkItem) {
    set(\.event, to: Self.shared(handler))
  }

  package func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    set(\.cancel, to: Self.shared(handler))
  }

  package func setCancelHandler(handler: DispatchWorkItem) {
    set(\.cancel, to: Self.shared(handler))
  }

  package func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    set(\.registration, to: Self.shared(handler))
  }

  package func setRegistrationHandler(handler: DispatchWorkItem) {
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

  package func resume() {
    let registration = state.withLock { state -> Handler? in
      state.suspensions = max(state.suspensions - 1, 0)
      guard state.suspensions == 0 else { return nil }
      defer { state.registration = nil }
      return state.registration
    }
    if let registration { queue.uiKitAsync(execute: registration) }
    hear(0)
  }

  package func suspend() { state.withLock { $0.suspensions += 1 } }

  package func cancel() {
    let (isFirst, handler) = state.withLock { state -> (Bool, Handler?) in
      guard !state.isCancelled else { return (false, nil) }
      state.isCancelled = true
      defer { (state.event, state.cancel, state.registration) = (nil, nil, nil) }
      return (true, state.cancel)
    }
    if isFirst { end() }
    if let handler { queue.uiKitAsync(execute: handler) }
  }
}
