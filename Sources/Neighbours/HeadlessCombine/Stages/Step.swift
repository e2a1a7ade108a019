/// What becomes of a value in an operator that has one result.
enum Step<Output, Failure: Error> {
  /// The result is known.
  case send(Output)
  /// It is not.
  case skip
  /// The stream ends.
  case end(Subscribers.Completion<Failure>)
}
