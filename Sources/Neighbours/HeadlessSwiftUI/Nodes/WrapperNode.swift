/// The node of a view that only has another one within it.
final class WrapperNode<V: View, C: View>: SingleNode<V, C> {
  private let content: @MainActor (V) -> C

  init(_ view: V, _ context: _Context, _ content: @escaping @MainActor (V) -> C) {
    self.content = content
    super.init(context)
    child = C._makeNode(content(view), inner())
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    child?.update(content(view), environment)
  }
}
