public import Foundation

/// A class that makes view controllers again whose state was kept.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
  /// Returns the view controller to which the identifiers lead, or `nil` if it is not to come back.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
