public import Foundation

extension KeyValueObservable where Self: NSObject {
  /// Lets a responder hear of a property by the text of its name.
  ///
  /// It is told by `observeValue(forKeyPath:of:change:context:)`, which only responders have here.
  /// The properties are the observable ones, such as `"contentSize"`, by their names in Swift or in
  /// Objective-C.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { NamedObservation.begin(on: self, by: observer, keyPath, options, context) }

  /// Lets a responder hear no more of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservation.end(on: self, by: observer, keyPath)
  }

  /// Lets a responder hear no more of a property that it observes with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { NamedObservation.end(on: self, by: observer, keyPath) { $0.context == context } }
}
