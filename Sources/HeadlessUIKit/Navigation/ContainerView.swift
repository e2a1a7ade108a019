import Foundation

/// The view of a container with bars, which has the container place them.
final class ContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    viewController?.layOutContainer(in: self, safeAreaIsFresh ? lastSafeAreaInsets : nil)
  }
}
