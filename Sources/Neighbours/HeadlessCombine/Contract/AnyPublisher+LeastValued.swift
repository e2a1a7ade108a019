import FailureReporting

extension AnyPublisher: LeastValued {
  /// A publisher that ends at once.
  package static var leastValue: Self { Self(Empty()) }
}
