public import Foundation
import HeadlessUIKit

/// What RxCocoa observes a property with, by the text of its key path.
///
/// The model observes some properties; of any other, nothing is heard.
open class _RXKVOObserver: NSObject, SelectorResponder {
  /// The methods that selectors name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  private let keyPath: String
  private var listener: Listener?
  private weak var target: AnyObject?
  private var kept: AnyObject?

  /// Begins to observe a property; the closure gets its new values.
  public init(
    target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    self.keyPath = keyPath
    let object = target as AnyObject
    self.target = object
    kept = retainTarget ? object : nil
    super.init()
    listener = MainActor.runUnchecked(with: (object, callback)) { object, callback in
      guard let observed = object as? any NSObject & KeyValueObservable else { return nil }
      let listener = Listener(callback)
      observed.addObserver(listener, forKeyPath: keyPath, options: options, context: nil)
      return listener
    }
  }

  /// Ends the observation.
  open func dispose() {
    MainActor.runUnchecked(with: (target, listener)) { [keyPath] target, listener in
      guard let listener, let observed = target as? any NSObject & KeyValueObservable else {
        return
      }
      observed.removeObserver(listener, forKeyPath: keyPath)
    }
    listener = nil
    kept = nil
  }

  private final class Listener: UIResponder {
    private let callback: (Any?) -> Void

    init(_ callback: @escaping (Any?) -> Void) { self.callback = callback }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { callback(change?[.newKey]) }
  }
}
