public import Foundation

extension KeyValueObservable where Self: NSObject {
  /// Adds a responder as an observer of a property, by the text of its name.
  ///
  /// It is told by `observeValue(forKeyPath:of:change:context:)`, which only responders have here.
  /// The properties are the observable ones, such as `"contentSize"`, by their names in Swift or in
  /// Objective-C.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { NamedObservation.begin(on: self, by: observer, keyPath, options, context) }

  /// Removes a responder as an observer of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservation.end(on: self, by: observer, keyPath)
  }

  /// Removes a responder as an observer of a property, by its context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { NamedObservation.end(on: self, by: observer, keyPath) { $0.context == context } }
}
