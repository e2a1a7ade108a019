/// The part below an operator, for the closure that decides about a value when it comes.
///
/// The closure hands on what it makes of the value and returns what is asked for then: `.max(1)` where
/// nothing goes on, so that another value comes in its place. To return a value that says what to do would
/// cost more than all the rest of an operator, because each call would have to look up how it is laid out.
class OperatorOutput<Output, OutFailure: Error> {
  /// A value goes on.
  func send(_ output: Output) -> Subscribers.Demand { .none }

  /// A value goes on, and it is the last one.
  func sendLast(_ output: Output) -> Subscribers.Demand { .none }

  func end(_ completion: Subscribers.Completion<OutFailure>) -> Subscribers.Demand { .none }
}
