/// The node of items of the app's.
final class ComposedToolbarNode<C: ToolbarContent>:
  BodyNode<_ToolbarView<C>, C, _ToolbarView<C.Body>>
{
  init(_ view: _ToolbarView<C>, _ context: _Context) {
    super.init(view.content, context)
    refresh()
  }

  override func body() -> _ToolbarView<C.Body>? {
    _ToolbarView(content: copy.pointer.pointee.body)
  }

  override func update(_ view: _ToolbarView<C>, _ environment: EnvironmentValues) {
    copy.take(view.content, environment, of: self)
  }
}
