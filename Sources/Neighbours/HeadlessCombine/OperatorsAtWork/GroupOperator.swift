/// Sends values in arrays of a size, and what is left at the end.
final class GroupOperator<Upstream, Downstream: Subscriber>: Operator<
  Upstream, Downstream.Failure, Downstream
>
where Downstream.Input == [Upstream] {
  private let size: Int
  private var group: [Upstream] = []

  init(_ downstream: Downstream, size: Int) {
    self.size = size
    super.init(downstream, named: "CollectByCount")
  }

  override func receive(_ input: Upstream) -> Subscribers.Demand {
    guard isRunning else { return .none }
    group.append(input)
    guard group.count == size else { return .none }
    return downstream.receive(takeGroup()) * size
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard end() != nil else { return }
    if case .finished = completion, !group.isEmpty { _ = downstream.receive(takeGroup()) }
    downstream.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) { requestAbove(demand * size) }

  private func takeGroup() -> [Upstream] {
    defer { group.removeAll(keepingCapacity: true) }
    return group
  }
}
