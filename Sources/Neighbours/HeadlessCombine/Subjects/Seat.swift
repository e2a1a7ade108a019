/// A place in an audience, whoever has it.
class Seat<Output, Failure: Error> {
  func offer(_ value: Output) {}
  func end(_ completion: Subscribers.Completion<Failure>) {}
}
