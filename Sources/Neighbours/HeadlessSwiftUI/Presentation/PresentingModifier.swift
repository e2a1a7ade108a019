/// A modifier that presents a screen while a binding says so.
@preconcurrency @MainActor
package protocol PresentingModifier: ViewModifier where Body == Never {
  /// The identity of what is to be presented; `nil` if nothing is.
  var wanted: AnyHashable? { get }
  /// Whether there may be one such screen at a time, so that another one waits.
  var isSheet: Bool { get }

  /// Makes the screen, where something is wanted.
  func makeScreen(_ node: _AnyNode) -> (any BoundScreen)?
  /// Gives the screen the present value.
  func update(_ screen: any BoundScreen, _ node: _AnyNode)
  /// Unsets the binding.
  func takeBack()
  /// The screen has gone.
  func dismissed()
}

extension PresentingModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    PresentingNode(view, context)
  }

  package var isSheet: Bool { false }
  package func update(_ screen: any BoundScreen, _ node: _AnyNode) {}
  package func dismissed() {}
}

/// A screen that a binding presents.
@preconcurrency @MainActor
package protocol BoundScreen: UIViewController {
  /// The node that presents it.
  var owner: (any ScreenOwner)? { get set }
}

/// What presents a screen while a binding says so.
@preconcurrency @MainActor
package protocol ScreenOwner: AnyObject {
  /// Unsets the binding, which ends the presentation.
  func takeBack()
  /// The screen has gone.
  func left(_ screen: any BoundScreen)
}
