public import Foundation
public import HeadlessUIKit

/// What RxCocoa's proxies of delegates descend from.
///
/// A proxy tells RxCocoa of each message that returns nothing, and passes it on to the delegate that the
/// app has set. On a device the Objective-C runtime hands it what it does not implement itself; here each
/// optional method has a default for proxies that does, see `Forwarding`.
open class _RXDelegateProxy: NSObject, SelectorResponder {
  /// The methods that a proxy implements itself.
  open class var objectiveCMembers: [Selector.Method] { [] }

  /// The delegate that the app has set.
  public private(set) weak var _forwardToDelegate: (any NSObjectProtocol)?
  private var kept: (any NSObjectProtocol)?

  /// Sets the delegate that messages are passed on to.
  public func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
    _forwardToDelegate = delegate as? any NSObjectProtocol
    kept = retainDelegate ? _forwardToDelegate : nil
  }

  /// Whether the proxy implements a method itself, so that RxCocoa does not hear of it.
  public func hasWiredImplementation(for selector: Selector) -> Bool { lists(selector) }

  /// Whether a method is an optional one that returns nothing.
  public func voidDelegateMethodsContain(_ selector: Selector) -> Bool {
    Self.voidMethods.contains(selector.name)
  }

  /// Returns whether the proxy implements a method itself.
  open func responds(to selector: Selector!) -> Bool { lists(selector) }

  private func lists(_ selector: Selector?) -> Bool {
    (self as any NSObjectProtocol).responds(to: selector)
  }

  /// Called before a message is passed on.
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Called when a message has been passed on.
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  // MARK: Passing on

  /// The delegate that the app has set, or what has the defaults of all methods.
  final func receiver<Delegate>(_ kind: Delegate.Type, or unset: Delegate) -> Delegate {
    _forwardToDelegate as? Delegate ?? unset
  }

  /// Passes a message on, and tells RxCocoa before and after.
  final func send(_ name: String, _ arguments: [Any], _ call: () -> Void) {
    let selector = Selector(name)
    _sentMessage(selector, withArguments: arguments)
    call()
    _methodInvoked(selector, withArguments: arguments)
  }
}
