import Foundation
import HeadlessUIKit

/// A link in a page.
final class WebLink: UIView, NeighbourView {
  static var neighbourRole: ElementRole { .link }

  private let label = UILabel()
  private let follow: () -> Void

  init(_ text: String, follow: @escaping () -> Void) {
    self.follow = follow
    super.init(frame: .zero)
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.textColor = .link
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = .link
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    follow()
  }

  override func accessibilityActivate() -> Bool {
    follow()
    return true
  }
}
