import Foundation

/// Who hears of which events of a control: one list, in the order of registration.
@MainActor
struct ControlRegistrations {
  /// The registrations.
  ///
  /// Whoever calls handlers walks through a copy, which costs nothing unless a handler changes the
  /// list meanwhile.
  private(set) var entries: [Entry] = []
  /// The events that some registration is for; perhaps more, never fewer.
  private(set) var events = UIControl.Event()

  struct Entry {
    let receiver: Receiver
    var events: UIControl.Event
  }

  enum Receiver {
    /// An action, which the control keeps alive.
    case action(UIAction)
    /// A target, which the control does not keep alive.
    case target(Target)
  }

  /// A target and the name of its method; without a target, the responder chain is searched.
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

    /// Whether the target lives, where there was one (behaviour 17).
    var isThere: Bool { searchesChain || object != nil }
  }

  // MARK: Adding

  /// Adds an action, or replaces the one that has its identifier where that stands.
  mutating func add(_ action: UIAction, for added: UIControl.Event) {
    events.formUnion(added)
    guard let index = index(of: action) else {
      if !added.isEmpty { entries.append(Entry(receiver: .action(action), events: added)) }
      return
    }
    let all = entries[index].events.union(added)
    entries[index] = Entry(receiver: .action(action), events: all)
  }

  /// Adds a target's method, or further events to it where it is registered.
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

  /// Takes events away from the actions with an identifier.
  mutating func removeAction(
    where isRemoved: (UIAction) -> Bool, for removed: UIControl.Event
  ) {
    remove(removed) { receiver in
      guard case .action(let action) = receiver else { return false }
      return isRemoved(action)
    }
  }

  /// Takes events away from a target's method; `nil` stands for any (behaviour 22).
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
