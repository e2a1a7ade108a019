/// The node of a modifier of the module's, with the view that it changes within.
class ModifierNode<C: View, M: ViewModifier>: SingleNode<ModifiedContent<C, M>, C> {
  private(set) final var modifier: M

  init(_ view: ModifiedContent<C, M>, _ context: _Context) {
    modifier = view.modifier
    super.init(context)
    child = C._makeNode(view.content, inner(environmentWithin))
    came()
  }

  /// The environment of the view within.
  var environmentWithin: EnvironmentValues { environment }

  /// The modifier is there, and what it changes.
  func came() {}

  /// The modifier has another value.
  func changed(from old: M) {}

  override func update(_ view: ModifiedContent<C, M>, _ environment: EnvironmentValues) {
    self.environment = environment
    let old = modifier
    modifier = view.modifier
    child?.update(view.content, environmentWithin)
    changed(from: old)
  }
}
