extension UIView {
  /// Whether a finger that goes down at the left edge of the view goes back to another screen.
  package final var letsFingerGoBack: Bool {
    var view: UIView? = self
    while let next = view {
      for case let pop as PopGestureRecognizer in next.recognizers where pop.canGoBack {
        return true
      }
      view = next.storedSuperview
    }
    return false
  }

  /// Makes the recognizers of navigation controllers around, which are there once they are needed:
  /// a finger at the edge needs them.
  package final func prepareToGoBack() {
    var view: UIView? = self
    while let next = view {
      if next.isContainer, let controller = next.viewController as? UINavigationController {
        _ = controller.interactivePopGestureRecognizer
      }
      view = next.storedSuperview
    }
  }
}
