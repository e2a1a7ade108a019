/// The stack of a column, which lies on that of another column where there is little width.
final class ColumnController: UINavigationController {
  /// Called when the stack has left the one that it lay on.
  var hasLeft: (@MainActor () -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { hasLeft?() }
  }
}
