import Foundation

/// A token that cancels what is under way when it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates a token that calls a closure, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a token for something that can be cancelled.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels it, once.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps this in a collection, which cancels it when it goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  /// Keeps this in a set, which cancels it when it goes.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same token.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
