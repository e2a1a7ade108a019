import Foundation
public import HeadlessUIKit

extension KeyValueObservable {
  /// A publisher of a property: the present value first, then each that is set.
  public func publisher<Value>(
    for property: KeyPath<ObservableProperties<Self>, ObservableProperty<Value>>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher(ObservedPublisher(object: self, property: property, options: options))
  }
}

/// A publisher of a property of an object that it keeps alive.
private struct ObservedPublisher<Object: KeyValueObservable, Value>: Publisher {
  typealias Output = Value
  typealias Failure = Never

  let object: Object
  let property: KeyPath<ObservableProperties<Object>, ObservableProperty<Value>>
  let options: NSKeyValueObservingOptions

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let subject = PassthroughSubject<Value, Never>()
    var token: NSKeyValueObservation?
    subject.subscribe(EndOperator(subscriber, named: "KVOSubscription") { token?.invalidate() })
    token = MainActor.runUnchecked(with: (self, subject)) { source, subject in
      source.object.observe(source.property, options: source.options.union(.new)) { _, change in
        if let value = change.newValue { subject.send(value) }
      }
    }
  }
}
