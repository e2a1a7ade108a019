public import Foundation
public import HeadlessUIKit

/// An object that hears of properties that it observes by the text of their names.
///
/// Responders do anyhow. Rewritten classes that write `observeValue(forKeyPath:of:change:context:)` and are
/// no responders conform to it: Foundation's objects have no such method on Linux.
public protocol UIKitValueObserver: NSObjectProtocol {
  /// Called when a property changes that the object observes.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
