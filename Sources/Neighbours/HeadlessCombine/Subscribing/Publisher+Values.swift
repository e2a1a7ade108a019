extension Publisher where Failure == Never {
  /// The values, for a loop that awaits them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for a loop that awaits them, and that an error ends.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
