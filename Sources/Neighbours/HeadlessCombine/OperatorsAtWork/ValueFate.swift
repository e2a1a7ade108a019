/// The fate of a value in an operator that has one result.
enum ValueFate<Output, Failure: Error> {
  /// The result is known.
  case send(Output)
  case skip
  case end(Subscribers.Completion<Failure>)
}
