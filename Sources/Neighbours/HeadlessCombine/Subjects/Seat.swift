/// A subscriber's place in an audience.
class Seat<Output, Failure: Error> {
  func offer(_ value: Output) {}
  func end(_ completion: Subscribers.Completion<Failure>) {}
}
