/// An object that keeps its observations itself, so that other objects pay nothing for them.
@preconcurrency @MainActor
package protocol ObservedObject: AnyObject {
  /// The observations of the object, including ended ones.
  var observations: [Weak<NSKeyValueObservation>] { get set }
}

/// A property that can be observed, on objects of any class; other modules have their own.
package struct ObservedKey: Equatable, Sendable {
  private let name: String

  package init(_ name: String) { self.name = name }

  // Worked out anew each time: a stored one would be looked for at each change of a view.
  static var alpha: Self { Self("alpha") }
  static var bounds: Self { Self("bounds") }
  static var center: Self { Self("center") }
  static var completedUnitCount: Self { Self("completedUnitCount") }
  static var contentOffset: Self { Self("contentOffset") }
  static var contentSize: Self { Self("contentSize") }
  static var fractionCompleted: Self { Self("fractionCompleted") }
  static var frame: Self { Self("frame") }
  static var isCancelled: Self { Self("isCancelled") }
  static var isEnabled: Self { Self("isEnabled") }
  static var image: Self { Self("image") }
  static var isFinished: Self { Self("isFinished") }
  static var isHidden: Self { Self("isHidden") }
  static var isHighlighted: Self { Self("isHighlighted") }
  package static var isRunning: Self { Self("isRunning") }
  static var isSelected: Self { Self("isSelected") }
  static var leftBarButtonItem: Self { Self("leftBarButtonItem") }
  static var leftBarButtonItems: Self { Self("leftBarButtonItems") }
  static var progress: Self { Self("progress") }
  static var rightBarButtonItem: Self { Self("rightBarButtonItem") }
  static var rightBarButtonItems: Self { Self("rightBarButtonItems") }
  static var state: Self { Self("state") }
  static var text: Self { Self("text") }
  static var title: Self { Self("title") }
  static var titleView: Self { Self("titleView") }
  static var totalUnitCount: Self { Self("totalUnitCount") }
  static var value: Self { Self("value") }
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
  package func observed(_ key: ObservedKey, by set: () -> Void) {
    guard !observations.isEmpty else { return set() }
    change(key, by: set)
  }

  /// Sets a property: observers are told before and after.
  private func change(_ key: ObservedKey, by set: () -> Void) {
    let changes = observations.compactMap { $0.object?.willChange(key) }
    set()
    for didChange in changes { didChange() }
  }
}
