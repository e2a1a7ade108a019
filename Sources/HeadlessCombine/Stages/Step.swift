/// What becomes of a value in an operator.
enum Step<Output, Failure: Error> {
  /// A value goes on.
  case send(Output)
  /// Nothing goes on, and another value is asked for in its place.
  case skip
  /// A value goes on, and it is the last one.
  case sendLast(Output)
  /// The stream ends.
  case end(Subscribers.Completion<Failure>)
}
