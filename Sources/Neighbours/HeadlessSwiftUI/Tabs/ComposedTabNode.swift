/// The node of tabs of the app's.
final class ComposedTabNode<C: TabContent>:
  BodyNode<_TabContentView<C>, C, _TabContentView<C.Body>>
{
  init(_ view: _TabContentView<C>, _ context: _Context) {
    super.init(view.content, context)
    refresh()
  }

  override func body() -> _TabContentView<C.Body>? {
    _TabContentView(content: copy.pointer.pointee.body)
  }

  override func update(_ view: _TabContentView<C>, _ environment: EnvironmentValues) {
    copy.take(view.content, environment, of: self)
  }
}
