/// A modifier that stands in a view of UIKit's around each item: its opacity, its shape, its gestures.
@preconcurrency @MainActor
protocol BoxModifier: ViewModifier where Body == Never {
  /// The class of UIKit's view.
  associatedtype Made: UIView = UIView

  /// Makes UIKit's view, once for each item.
  func make() -> Made

  /// Shows the value in UIKit's view: after it was made, and whenever something changes.
  func show(in view: Made, _ environment: EnvironmentValues)

  /// The view has got its size.
  func sized(_ view: Made)

  /// Whether another modifier does the same.
  func isSame(as other: Self) -> Bool
}

extension BoxModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    BoxNode(view, context)
  }

  func sized(_ view: Made) {}

  func isSame(as other: Self) -> Bool { FieldPlan.areSame(self, other) }
}

extension BoxModifier where Made == UIView {
  func make() -> UIView { UIView() }
}
