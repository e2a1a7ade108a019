import Foundation

extension UIView {
  /// The radius that the system gives the corners of a view, such as a sheet.
  final var systemCornerRadius: CGFloat {
    guard let holder = storedSuperview as? PresentationView else { return 0 }
    return holder.cornerRadius(of: self)
  }

  /// The alert that the view belongs to.
  final var alertOfContent: UIAlertController? {
    storedSuperview is PresentationView ? viewController as? UIAlertController : nil
  }
}
