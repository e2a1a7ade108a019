import Foundation

/// A guide between an edge of a view and the same edge of its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private(set) var isTop = false

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }

  convenience init(isTop: Bool, in view: UIView) {
    self.init()
    self.isTop = isTop
    identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
