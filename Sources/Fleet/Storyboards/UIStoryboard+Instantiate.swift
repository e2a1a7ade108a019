import FailureReporting
public import Foundation
public import HeadlessUIKit

// UIKit's own calls, as a test makes them: what fails outside of a gesture is reported at their line.
extension UIStoryboard {
  /// Creates a storyboard from a file in a bundle, or records that it is missing.
  ///
  /// ```swift
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// ```
  public convenience init(
    name: String, bundle storyboardBundleOrNil: Bundle?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    self.init(
      name: name, bundle: storyboardBundleOrNil, at: AmbientCallSite.current ?? site)
  }

  /// Makes the initial view controller, or returns `nil` if the storyboard has no such scene.
  ///
  /// ```swift
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let first = storyboard.instantiateInitialViewController()
  /// ```
  public func instantiateInitialViewController(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UIViewController? {
    let make: () -> UIViewController? = instantiateInitialViewController
    return Overridden.call(
      make, of: self, at: CallSite(fileID, filePath, line, column), own: makeInitial)
  }

  /// Makes the view controller with an identifier, or records that it is missing.
  ///
  /// ```swift
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let details = storyboard.instantiateViewController(withIdentifier: "Details")
  /// ```
  public func instantiateViewController(
    withIdentifier identifier: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> UIViewController {
    let make: (String) -> UIViewController = instantiateViewController(withIdentifier:)
    return Overridden.call(
      { make(identifier) }, of: self, at: CallSite(fileID, filePath, line, column),
      own: { self.make(withIdentifier: identifier) })
  }

  /// Makes the view controller with an identifier, by the closure if there is one, or records why it
  /// cannot be made.
  ///
  /// ```swift
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let details = storyboard.instantiateViewController(identifier: "Details") {
  ///   UIViewController(coder: $0)
  /// }
  /// ```
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ViewController {
    let site = CallSite(fileID, filePath, line, column)
    let make: (String, ((NSCoder) -> ViewController?)?) -> ViewController =
      instantiateViewController(identifier:creator:)
    return Overridden.call({ make(identifier, creator) }, at: site)
  }
}
