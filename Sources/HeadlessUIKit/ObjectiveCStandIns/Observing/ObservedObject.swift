/// An object that keeps who observes its properties, so that the others pay nothing for it.
@MainActor
protocol ObservedObject: AnyObject {
  /// The observations of the object, with those whose tokens are gone.
  var observations: [Weak<NSKeyValueObservation>] { get set }
}

/// The properties that can be observed, on objects of any class.
enum ObservedKey {
  case alpha, bounds, center, contentOffset, contentSize, frame, isEnabled, isHidden, isSelected
  case progress, text, value
}

extension ObservedObject {
  /// Whether something of the object is observed.
  var isObserved: Bool { observations.contains { $0.object?.isObserving == true } }

  func add(_ observation: NSKeyValueObservation) {
    observations.removeAll { $0.object?.isObserving != true }
    observations.append(Weak(observation))
  }

  /// Sets a property that may be observed.
  @inline(__always)
  func observed(_ key: ObservedKey, by set: () -> Void) {
    guard !observations.isEmpty else { return set() }
    change(key, by: set)
  }

  /// Sets a property: observers hear of it before and after.
  private func change(_ key: ObservedKey, by set: () -> Void) {
    let changes = observations.compactMap { $0.object?.willChange(key) }
    set()
    for didChange in changes { didChange() }
  }
}
