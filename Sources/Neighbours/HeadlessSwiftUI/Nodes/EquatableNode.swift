/// The node of a view that is compared before it is evaluated.
final class EquatableNode<C: View & Equatable>: SingleNode<EquatableView<C>, C> {
  private var content: C

  init(_ view: EquatableView<C>, _ context: _Context) {
    content = view.content
    super.init(context)
    child = C._makeNode(content, inner())
  }

  override func update(_ view: EquatableView<C>, _ environment: EnvironmentValues) {
    guard view.content == content else {
      content = view.content
      self.environment = environment
      child?.update(content, environment)
      return
    }
    if !environment.isSame(as: self.environment) { environmentChanged(environment) }
  }
}
