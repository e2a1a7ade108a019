import Foundation

extension UILayoutGuide {
  /// The constraint by which UIKit places an edge of one of the guides that every view has.
  func edgeText(
    _ edge: NSLayoutConstraint.Attribute, in owner: UIView
  ) -> String? {
    let identifier: String
    switch kind {
    case .safeArea: identifier = "UIViewSafeAreaLayoutGuide-\(edge.name)"
    case .margins: identifier = "UIView-\(edge.name)Margin-guide-constraint"
    default: return nil
    }
    let insets = kind.insets(in: owner)
    let (around, inner) = (ConstraintText.Item(.view(owner)), ConstraintText.Item(.guide(self)))
    let isStart = edge == .left || edge == .top
    let constant: CGFloat =
      switch edge {
      case .left: insets.left
      case .right: insets.right
      case .top: insets.top
      default: insets.bottom
      }
    return ConstraintText(
      identifier: identifier, first: .init(item: isStart ? inner : around, attribute: edge),
      relation: .equal, second: .init(item: isStart ? around : inner, attribute: edge),
      constant: constant
    ).text
  }
}
