import Foundation

/// The properties that are observed, and who observes them.
@MainActor
enum KeyValueObservers {
  /// What can be observed, of whatever class.
  enum Key {
    case alpha, bounds, center, contentOffset, contentSize, frame, isEnabled, isHidden, isSelected
    case progress, text, value
  }

  /// Whether anything has been observed: who sets a property of something else asks only this.
  private(set) static var areThere = false

  private static var observations: [ObjectIdentifier: [Weak<NSKeyValueObservation>]] = [:]

  static func add(_ observation: NSKeyValueObservation, of object: AnyObject) {
    observations = observations.compactMapValues { list in
      let living = list.filter { $0.object?.isObserving == true }
      return living.isEmpty ? nil : living
    }
    observations[ObjectIdentifier(object), default: []].append(Weak(observation))
    areThere = true
  }

  /// Returns whether something of an object is observed.
  static func observe(_ object: AnyObject) -> Bool {
    areThere
      && observations[ObjectIdentifier(object)]?.contains { $0.object?.isObserving == true }
        == true
  }

  /// Sets a property: observers hear of it before and after.
  static func change(_ key: Key, of object: AnyObject, by set: () -> Void) {
    let observing = observations[ObjectIdentifier(object)]?.compactMap(\.object) ?? []
    let changes = observing.compactMap { $0.willChange(key, of: object) }
    set()
    for didChange in changes { didChange() }
  }
}
