public import Foundation
public import HeadlessUIKit

extension NSObjectProtocol where Self: NSObject {
  /// Observes a path of properties until the token goes or is invalidated.
  ///
  /// Rewritten sources call it where `observe(\.bird?.name)` stood: the names of the properties are
  /// `"bird.name"`, and the paths to the objects that have them `[\.bird]`.
  public func uiKitObserve<Value>(
    _ keyPath: KeyPath<Self, Value>, _ names: String, _ objects: [PartialKeyPath<Self>] = [],
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let path = PathObservation.Path(
      names: names.split(separator: ".").map(String.init),
      holder: { root, place in
        place == 0 ? root : (root as? Self)?[keyPath: objects[place - 1]] as? NSObject
      },
      value: { ($0 as? Self)?[keyPath: keyPath] })
    let observation = PathObservation(of: self, path, options) { root, report in
      guard let root = root as? Self else { return }
      changeHandler(
        root,
        NSKeyValueObservedChange(
          kind: report.change.kind, newValue: report.new.flatMap { $0 as? Value },
          oldValue: report.old.flatMap { $0 as? Value }, isPrior: report.isPrior))
    }
    observation.begin()
    return ObservationAnchor.token(keeping: observation)
  }

  /// Adds an observer of a path of properties, by the text of their names.
  ///
  /// Rewritten sources call it where `addObserver(_:forKeyPath:options:context:)` stood.
  public func uiKitAddObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { NamedObserver.add(observer, to: self, keyPath, options, context) }

  /// Removes an observer of a path of properties.
  ///
  /// Rewritten sources call it where `removeObserver(_:forKeyPath:)` stood.
  public func uiKitRemoveObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObserver.remove(observer, from: self, keyPath)
  }

  /// Removes an observer of a path of properties, by its context.
  public func uiKitRemoveObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { NamedObserver.remove(observer, from: self, keyPath) { $0 == context } }

  /// Called when a property changes that the object observes by the text of its name.
  ///
  /// Classes write their own; this one says that none has.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { NamedObserver.raiseUnhandled(keyPath ?? "", by: self) }

  // MARK: Telling of changes

  /// Says that a property is about to change.
  public func willChangeValue(forKey key: String) { uiKitWillChange(key, of: self) }

  /// Says that a property has changed.
  public func didChangeValue(forKey key: String) { uiKitDidChange(key, of: self) }

  /// Says that elements of a property are about to change.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    let change = KeyWatch.Change(kind: changeKind, indexes: indexes)
    for watch in ObservedKeys.watches(of: key, of: self) { watch.begin(change) }
  }

  /// Says that elements of a property have changed.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) { uiKitDidChange(key, of: self) }
}

/// Says that a property is about to change; rewritten sources call it before they set one.
public func uiKitWillChange(_ key: String, of object: NSObject) {
  for watch in ObservedKeys.watches(of: key, of: object) { watch.begin(.setting) }
}

/// Says that a property has changed; rewritten sources call it after they have set one.
public func uiKitDidChange(_ key: String, of object: NSObject) {
  for watch in ObservedKeys.watches(of: key, of: object) { watch.end() }
}

/// What a token of the model's observes, to keep an observation as long as the token.
@MainActor
private final class ObservationAnchor: NSObject, KeyValueObservable {
  nonisolated static func token(keeping observation: PathObservation) -> NSKeyValueObservation {
    // Proof: the token does nothing but keep the observation.
    MainActor.runUnchecked(with: observation) { observation in
      ObservationAnchor().observe(\.anchor) { _, _ in withExtendedLifetime(observation) {} }
    }
  }
}

extension ObservableProperties where Object == ObservationAnchor {
  fileprivate var anchor: ObservableProperty<Void> {
    .init(.isRunning) { (_: ObservationAnchor) in }
  }
}
