public import Foundation
public import HeadlessUIKit

extension NSObjectProtocol where Self: NSObject {
  /// Tells of the present value, if that is asked for.
  ///
  /// Of what changes a property by its key path, nothing is known here; `rx.observe` of a property by name
  /// hears of what the model observes.
  @_disfavoredOverload
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, isPrior: false))
    }
    return .ofNothing()
  }
}
