/// Does something with what a publisher sends.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: @MainActor (P.Output) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ReceiveNode(view, context)
  }
}

/// The node of something that is done with what a publisher sends.
final class ReceiveNode<C: View, P: Publisher>: ModifierNode<C, ReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func came() { subscribe() }

  /// A publisher that cannot be compared is another one, as on a device.
  override func changed(from old: ReceiveModifier<P>) {
    if !FieldPlan.areSame(old.publisher, modifier.publisher) { subscribe() }
  }

  private func subscribe() {
    let node = Weak<ReceiveNode>(self)
    subscription = modifier.publisher.sink { @Sendable output in
      // It is called where the publisher sends, which is the app's choice.
      MainActor.runUnchecked(with: output) { node.object?.modifier.action($0) }
    }
  }

  override func ended() { subscription = nil }
}

extension View {
  /// Does something with what a publisher sends, while the view is there.
  @preconcurrency
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
