/// The node of views within which scroll views can be scrolled by code.
final class ScrollReaderNode<C: View>: SingleNode<ScrollViewReader<C>, C> {
  private var view: ScrollViewReader<C>

  init(_ view: ScrollViewReader<C>, _ context: _Context) {
    self.view = view
    super.init(context)
    child = C._makeNode(content(), inner())
  }

  private func content() -> C {
    Tracker.run(self) { view.content(ScrollViewProxy(node: Weak(self))) }
  }

  override func update(_ view: ScrollViewReader<C>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(content(), environment)
  }
}
