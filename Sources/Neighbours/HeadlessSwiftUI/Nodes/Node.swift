/// The node of a view of a type.
@MainActor
public class _Node<V: View>: _AnyNode {
  override final var viewType: (any Any.Type)? { V.self }

  /// Takes another value of the view, and another environment.
  func update(_ view: V, _ environment: EnvironmentValues) {
    environmentChanged(environment)
  }
}
