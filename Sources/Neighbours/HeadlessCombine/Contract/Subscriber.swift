/// A type that receives values from a publisher.
///
/// It hears of its subscription once, then of values as far as it has asked for some, and then of at
/// most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that it receives.
  associatedtype Input
  /// The kind of error that may end it.
  associatedtype Failure: Error

  /// Receives what values are asked for by.
  func receive(subscription: any Subscription)

  /// Receives a value, and answers how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Something under way that can be cancelled.
public protocol Cancellable {
  /// Cancels it.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, which cancels it when it goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps this in a set, which cancels it when it goes.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A type that tells its streams apart.
public protocol CustomCombineIdentifierConvertible {
  /// The subscriber's identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The subscriber's identity: the object's.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
