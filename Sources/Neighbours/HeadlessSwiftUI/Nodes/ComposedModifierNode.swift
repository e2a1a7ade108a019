/// The node of a modifier of the app's, which evaluates its body.
final class ComposedModifierNode<C: View, M: ViewModifier>:
  BodyNode<ModifiedContent<C, M>, M, M.Body>
{
  private var content: C

  init(_ view: ModifiedContent<C, M>, _ context: _Context) {
    content = view.content
    super.init(view.modifier, context)
    refresh()
  }

  override func body() -> M.Body? {
    copy.pointer.pointee.body(content: .init(erased: ErasedViewOf(content)))
  }

  override func update(_ view: ModifiedContent<C, M>, _ environment: EnvironmentValues) {
    self.environment = environment
    copy.value = view.modifier
    content = view.content
    refresh()
  }
}
