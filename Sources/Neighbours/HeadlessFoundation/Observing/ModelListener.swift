import Foundation
import HeadlessUIKit

/// What hears of properties that the model's own objects tell of.
final class ModelListener: UIResponder {
  private let willChange: () -> KeyWatch.DidChange
  private var didChange: KeyWatch.DidChange?
  private var value: Any?

  private init(_ willChange: @escaping () -> KeyWatch.DidChange) { self.willChange = willChange }

  /// Begins to listen to an object of the model's; answers how to end it.
  nonisolated static func listen(
    to path: String, of object: NSObject, willChange: @escaping () -> KeyWatch.DidChange
  ) -> () -> Void {
    // Proof: the model's objects are used where the app uses them.
    let listener = MainActor.runUnchecked(with: (object, willChange)) { object, willChange in
      let listener = ModelListener(willChange)
      (object as? any NSObject & KeyValueObservable)?.addObserver(
        listener, forKeyPath: path, options: .prior, context: nil)
      return listener
    }
    return { [weak object] in
      MainActor.runUnchecked(with: (object, listener)) { object, listener in
        (object as? any NSObject & KeyValueObservable)?.removeObserver(listener, forKeyPath: path)
      }
    }
  }

  /// The value of a property that the model tells of.
  nonisolated static func value(of key: String, of object: NSObject) -> Any? {
    // Proof: the model's objects are used where the app uses them.
    MainActor.runUnchecked(with: object) { object in
      guard let observed = object as? any NSObject & KeyValueObservable else { return nil }
      let reader = ModelListener { {} }
      observed.addObserver(reader, forKeyPath: key, options: [.initial, .new], context: nil)
      observed.removeObserver(reader, forKeyPath: key)
      return reader.value is NSNull ? nil : reader.value
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    value = change?[.newKey]
    if change?[.notificationIsPriorKey] != nil {
      didChange = willChange()
    } else {
      didChange?()
      didChange = nil
    }
  }
}
