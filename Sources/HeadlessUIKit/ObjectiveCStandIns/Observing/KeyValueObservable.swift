public import Foundation

/// An object with properties that can be observed.
///
/// On Apple's systems the Objective-C runtime observes any property. Here only the properties in
/// ``ObservableProperties`` can be observed: their setters report changes.
@preconcurrency @MainActor
public protocol KeyValueObservable: NSObjectProtocol {}

extension KeyValueObservable {
  /// Observes a property until the token goes or is invalidated.
  ///
  /// As with UIKit, every call of the setter is reported, even one with the same value: the user's
  /// typing into a field does not call it.
  ///
  /// ```swift
  /// let table = UITableView()
  /// let token = table.observe(\.contentOffset, options: [.new]) { _, change in
  ///   print(change.newValue ?? .zero)
  /// }
  /// ```
  public func observe<Value>(
    _ property: KeyPath<ObservableProperties<Self>, ObservableProperty<Value>>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = ObservableProperties<Self>()[keyPath: property]
    let read = property.read
    func tell(_ object: Self, old: Value?, isPrior: Bool = false) {
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) && !isPrior ? read(object) : nil,
        oldValue: old, isPrior: isPrior)
      changeHandler(object, change)
    }
    let token = NSKeyValueObservation(property.key) { [weak self] in
      guard let self else { return {} }
      let old = options.contains(.old) ? read(self) : nil
      if options.contains(.prior) { tell(self, old: old, isPrior: true) }
      return { tell(self, old: old) }
    }
    if options.contains(.initial) { tell(self, old: nil) }
    (self as? any ObservedObject)?.add(token)
    return token
  }

  /// Observes nothing: only the properties of ``ObservableProperties`` can be observed.
  @available(
    *, unavailable,
    message:
      "Write '\\.text': contentOffset, text, frame and the like can be observed, by name only."
  )
  @_disfavoredOverload
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation(.value) { {} } }
}
