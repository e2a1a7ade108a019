import Foundation

/// A guide that lies flat at an edge of a safe area.
///
/// Older files have one at the top and one at the bottom of a screen.
final class EdgeGuide: NSObject {
  private let edge: NSLayoutConstraint.Attribute
  /// The view with the safe area, or `nil` for the view of the scene.
  weak var view: UIView?

  init(_ edge: NSLayoutConstraint.Attribute) {
    self.edge = edge
    super.init()
  }

  /// Returns the attribute of the safe area that one of the guide's own stands for.
  ///
  /// A height stands for none.
  func attribute(for own: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute? {
    switch own {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: edge
    case .height: nil
    default: own
    }
  }
}
