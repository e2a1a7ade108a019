extension Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    /// It has sent all that it had.
    case finished
    /// An error ended it.
    case failure(Failure)

    /// The same end with another kind of error.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
