import Foundation

/// The view of a container with bars, which lays out its subviews.
final class ContainerView: UIView {
  override var isContainer: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    viewController?.layOutContainer(
      in: self, layoutState.safeAreaIsFresh ? layoutState.lastSafeAreaInsets : nil)
  }
}
