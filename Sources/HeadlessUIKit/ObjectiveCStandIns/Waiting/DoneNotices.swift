@preconcurrency import Dispatch
import Locks
import Synchronization

/// The closures to call when a group of work, or a work item, is done.
///
/// Dispatch tells it on another thread, some time later. Ported sources end their work here, and so
/// the notice is on its way before they go on.
final class DoneNotices: Sendable {
  static let groups = DoneNotices()
  static let items = DoneNotices()

  private struct Notice: Sendable {
    let number: Int
    /// Keeps the object, whose address is the key.
    let object: Unchecked<AnyObject>
    let scope: ApplicationScope
    let tell: @Sendable () -> Void
  }

  private let notices = Mutex<(last: Int, all: [ObjectIdentifier: [Notice]])>((0, [:]))

  /// Submits work to a queue when an object is done.
  ///
  /// - Parameter whenDispatchTells: Has Dispatch call a closure when the object is done.
  func submit(
    _ work: @escaping @Sendable () -> Void, to queue: DispatchQueue, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, whenDone object: AnyObject,
    whenDispatchTells: (@escaping @Sendable () -> Void) -> Void
  ) {
    let number = add(to: object) { queue.uiKitAsync(qos: qos, flags: flags, execute: work) }
    // The notice keeps the object as long as it is not told.
    let key = ObjectIdentifier(object)
    whenDispatchTells {
      Self.queue.asyncAfter(deadline: .now() + Self.precedence) { self.fire(key, number) }
    }
  }

  /// Adds what is to be told of an object.
  ///
  /// - Returns: The number of the notice, for Dispatch's own way of telling it.
  func add(to object: AnyObject, _ tell: @escaping @Sendable () -> Void) -> Int {
    // Proof: the object is only kept.
    let kept = Unchecked(object)
    return notices.withLock { notices in
      notices.last += 1
      notices.all[ObjectIdentifier(kept.value), default: []].append(
        Notice(
          number: notices.last, object: kept, scope: ApplicationScope.current, tell: tell))
      return notices.last
    }
  }

  /// Tells all that is to be told of an object.
  func fire(for object: AnyObject) { fire(ObjectIdentifier(object), nil) }

  /// Tells all that is to be told of an object, or one notice of it, unless it was told before.
  private func fire(_ key: ObjectIdentifier, _ number: Int?) {
    let fired = notices.withLock { notices in
      let all = notices.all[key] ?? []
      let rest = all.filter { number != nil && $0.number != number }
      notices.all[key] = rest.isEmpty ? nil : rest
      return all.filter { number == nil || $0.number == number }
    }
    for notice in fired { ApplicationScope.$current.withValue(notice.scope) { notice.tell() } }
  }

  /// The queue on which Dispatch reports work that ended elsewhere.
  static let queue = DispatchQueue(label: "UIKit time")

  /// For how long, in seconds, the thread that ended the work comes first: there the notice is in
  /// order.
  static let precedence = 0.02
}
