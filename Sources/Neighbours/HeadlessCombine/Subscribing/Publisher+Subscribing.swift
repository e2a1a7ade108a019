extension Publisher {
  /// Calls closures with the values and the end, until the token is cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the token is cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property with each value, until the token is cancelled.
  ///
  /// The object is kept alive as long.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Lets a property have each value that is sent, for as long as there is the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.state.follow(self)
  }
}

extension Publisher where Failure == Never {
  /// The values, for a loop that awaits them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for a loop that awaits them, and that an error ends.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
