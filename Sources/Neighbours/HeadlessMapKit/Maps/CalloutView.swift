import Foundation
import HeadlessUIKit

/// What opens over a view that is selected: title, more, and what the app has beside it.
final class CalloutView: UIView {
  private let left: UIView?
  private let right: UIView?
  private let texts: [UIView]
  private let action: UIAction?
  private let controls: [UIControl]

  private static let margin: CGFloat = 8
  private static let mostWidth: CGFloat = 280

  init(
    for view: MKAnnotationView, _ annotation: any MKAnnotation,
    tapped: @escaping @MainActor (UIControl) -> Void
  ) {
    left = view.leftCalloutAccessoryView
    right = view.rightCalloutAccessoryView
    let title = Self.label(annotation.title)
    let more = view.detailCalloutAccessoryView ?? annotation.subtitle.map { Self.label($0) }
    texts = [title, more].compactMap { $0 }
    let controls = [left, right].compactMap { $0 as? UIControl }
    let action = UIAction { action in
      if let control = action.sender as? UIControl { tapped(control) }
    }
    self.action = action
    self.controls = controls
    super.init(frame: .zero)
    for control in controls { control.addAction(action, for: .touchUpInside) }
    for view in [left, right].compactMap({ $0 }) + texts { addSubview(view) }
    lay()
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// Puts the parts beside each other.
  private func lay() {
    let margin = Self.margin
    var x = margin
    func size(of view: UIView) -> CGSize {
      view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
    }
    var height = texts.reduce(2 * margin) { $0 + max(size(of: $1).height, 20) }
    if let left {
      left.frame = CGRect(origin: CGPoint(x: x, y: margin), size: size(of: left))
      x = left.frame.maxX + margin
      height = max(height, left.frame.maxY + margin)
    }
    let room = Self.mostWidth - x
    var (y, width) = (margin, CGFloat(0))
    for text in texts {
      let own = size(of: text)
      text.frame = CGRect(
        x: x, y: y, width: min(max(own.width, 44), room), height: max(own.height, 20))
      y = text.frame.maxY
      width = max(width, text.frame.width)
    }
    x += width + margin
    if let right {
      right.frame = CGRect(origin: CGPoint(x: x, y: margin), size: size(of: right))
      x = right.frame.maxX + margin
      height = max(height, right.frame.maxY + margin)
    }
    bounds.size = CGSize(width: x, height: height)
  }

  /// Puts it above a view, and not over the edge of the map.
  func place(above view: MKAnnotationView) {
    guard let map = superview else { return }
    let x = min(
      max(view.center.x + view.calloutOffset.x - bounds.width / 2, 0),
      max(0, map.bounds.width - bounds.width))
    let y = max(view.frame.minY + view.calloutOffset.y - bounds.height, 0)
    frame = CGRect(origin: CGPoint(x: x, y: y), size: bounds.size)
  }

  func close() {
    if let action {
      for control in controls { control.removeAction(action, for: .touchUpInside) }
    }
    for view in subviews { view.removeFromSuperview() }
    removeFromSuperview()
  }
}
