import FailureReporting
public import HeadlessUIKit

extension UIStoryboard {
  /// Makes the storyboard use the test's view controller wherever it would make the one with an
  /// identifier: for segues, embedded scenes, tabs, and on request.
  ///
  /// Only this storyboard object does so. Records a failure, and binds nothing, when there is no such
  /// identifier or when the view is loaded already, which a destination's is not in `prepare(for:)`.
  ///
  /// ```swift
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let details = UIViewController()
  /// storyboard.bind(viewController: details, toIdentifier: "Details")
  /// ```
  public func bind(
    viewController: UIViewController, toIdentifier identifier: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    StoryboardPlace.identifier(identifier)
      .bind(viewController, in: self, at: CallSite(fileID, filePath, line, column))
  }

  /// Makes the storyboard use the test's view controller wherever it refers to the one with an
  /// identifier in another storyboard.
  ///
  /// ```swift
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let account = UIViewController()
  /// storyboard.bind(
  ///   viewController: account, toIdentifier: "Account",
  ///   forReferencedStoryboardWithName: "Settings")
  /// ```
  public func bind(
    viewController: UIViewController, toIdentifier identifier: String,
    forReferencedStoryboardWithName referencedStoryboardName: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    StoryboardPlace.reference(identifier, storyboard: referencedStoryboardName)
      .bind(viewController, in: self, at: CallSite(fileID, filePath, line, column))
  }

  /// Makes the storyboard use the test's view controller wherever it refers to the initial one of
  /// another storyboard.
  ///
  /// ```swift
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let settings = UIViewController()
  /// storyboard.bind(
  ///   viewController: settings, asInitialViewControllerForReferencedStoryboardWithName: "Settings")
  /// ```
  public func bind(
    viewController: UIViewController,
    asInitialViewControllerForReferencedStoryboardWithName referencedStoryboardName: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    StoryboardPlace.initial(storyboard: referencedStoryboardName)
      .bind(viewController, in: self, at: CallSite(fileID, filePath, line, column))
  }

  /// Takes back all that was bound and mocked: the storyboard makes its own view controllers again.
  ///
  /// ```swift
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// storyboard.unbindAll()
  /// ```
  public func unbindAll() {
    guard Reporting.mayAct() else { return }
    removeAllBindings()
  }
}
