/// A screen of a stack, of a tab or of a column.
final class ScreenController: UIHostingController<AnyView> {
  /// Called when the screen has left its container.
  var hasLeft: (@MainActor () -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { hasLeft?() }
  }
}
