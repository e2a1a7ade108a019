/// The node of a view of a type.
@MainActor
public class _Node<V: View>: _AnyNode {
  /// Takes another value of the view, and another environment.
  func update(_ view: V, _ environment: EnvironmentValues) {
    environmentChanged(environment)
  }
}
