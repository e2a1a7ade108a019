/// Hands down a changed environment: the same one while neither the change nor what is around changes.
final class EnvironmentNode<C: View, M: EnvironmentModifier>: SingleNode<ModifiedContent<C, M>, C> {
  private var modifier: M
  private var derived: EnvironmentValues

  init(_ view: ModifiedContent<C, M>, _ context: _Context) {
    modifier = view.modifier
    derived = context.environment
    super.init(context)
    modifier.change(&derived)
    child = C._makeNode(view.content, inner(derived))
  }

  override func update(_ view: ModifiedContent<C, M>, _ environment: EnvironmentValues) {
    let isSame = modifier.isSame(as: view.modifier)
    modifier = view.modifier
    if !isSame || !environment.isSame(as: self.environment) { derive(environment) }
    child?.update(view.content, derived)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    derive(environment)
    child?.environmentChanged(derived)
  }

  private func derive(_ environment: EnvironmentValues) {
    self.environment = environment
    derived = environment
    modifier.change(&derived)
  }
}
