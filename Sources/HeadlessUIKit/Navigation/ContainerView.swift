import Foundation

/// The view of a container with bars, which has the container place them.
final class ContainerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isContainer = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    viewController?.layOutContainer(in: self, safeAreaIsFresh ? lastSafeAreaInsets : nil)
  }
}
