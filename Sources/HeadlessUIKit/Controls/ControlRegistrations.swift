import Foundation

/// The receivers of a control's events: one list, in the order of registration.
@MainActor
struct ControlRegistrations {
  /// The registrations.
  ///
  /// Callers of handlers iterate over a copy. The copy costs nothing unless a handler changes the
  /// list meanwhile.
  private(set) var entries: [Entry] = []
  /// The events with a registration.
  ///
  /// There may be more of them here, but never fewer.
  private(set) var events = UIControl.Event()

  struct Entry {
    let receiver: Receiver
    var events: UIControl.Event
  }

  enum Receiver {
    /// An action.
    ///
    /// The control holds it strongly.
    case action(UIAction)
    /// A target.
    ///
    /// The control holds it weakly.
    case target(Target)
  }

  /// A target and the name of its method.
  ///
  /// Without a target, the responder chain is searched.
  @MainActor
  final class Target {
    let selector: Selector
    private(set) weak var object: AnyObject?
    private let searchesChain: Bool

    init(_ object: AnyObject?, _ selector: Selector) {
      self.selector = selector
      self.object = object
      searchesChain = object == nil
    }

    /// Whether the target is alive, if there was one (behaviour 17).
    var isThere: Bool { searchesChain || object != nil }
  }

  // MARK: Adding

  /// Adds an action, or replaces the one with the same identifier at the same position.
  mutating func add(_ action: UIAction, for added: UIControl.Event) {
    events.formUnion(added)
    guard let index = index(of: action) else {
      if !added.isEmpty { entries.append(Entry(receiver: .action(action), events: added)) }
      return
    }
    let all = entries[index].events.union(added)
    entries[index] = Entry(receiver: .action(action), events: all)
  }

  /// Adds a target's method, or adds events to an existing registration.
  mutating func add(_ object: AnyObject?, _ selector: Selector, for added: UIControl.Event) {
    events.formUnion(added)
    let known = entries.firstIndex { entry in
      guard case .target(let target) = entry.receiver, target.isThere else { return false }
      return target.object === object && target.selector == selector
    }
    if let known {
      entries[known].events.formUnion(added)
    } else if !added.isEmpty {
      entries.append(Entry(receiver: .target(Target(object, selector)), events: added))
    }
  }

  private func index(of action: UIAction) -> Int? {
    entries.firstIndex { entry in
      guard case .action(let other) = entry.receiver else { return false }
      return other.hasSameIdentifier(as: action)
    }
  }

  // MARK: Removing

  /// Removes events from the actions that match.
  mutating func removeAction(
    where isRemoved: (UIAction) -> Bool, for removed: UIControl.Event
  ) {
    remove(removed) { receiver in
      guard case .action(let action) = receiver else { return false }
      return isRemoved(action)
    }
  }

  /// Removes events from a target's method.
  ///
  /// `nil` means any target or method (behaviour 22).
  mutating func remove(_ object: AnyObject?, _ selector: Selector?, for removed: UIControl.Event) {
    remove(removed) { receiver in
      guard case .target(let target) = receiver else { return false }
      return (object == nil || target.object === object)
        && (selector == nil || target.selector == selector)
    }
  }

  private mutating func remove(_ removed: UIControl.Event, where isMeant: (Receiver) -> Bool) {
    for index in entries.indices where isMeant(entries[index].receiver) {
      entries[index].events.subtract(removed)
    }
    entries.removeAll { $0.events.isEmpty }
    events = entries.reduce(into: []) { $0.formUnion($1.events) }
  }
}
