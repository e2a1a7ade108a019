import FailureReporting
public import HeadlessUIKit

extension UIStoryboard {
  /// Makes the storyboard use a mock of a class wherever it would make the view controller with an
  /// identifier.
  ///
  /// A mock is an object of the class itself, made with `init(coder:)` as the storyboard would, with
  /// an empty view. Its `loadView`, `viewDidLoad`, appearance and layout methods are not called as it
  /// comes and goes. Records a failure when there is no such identifier; the mock is not bound then.
  ///
  /// ```swift
  /// final class DetailsViewController: UIViewController {}
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let details = storyboard.mockIdentifier("Details", usingMockFor: DetailsViewController.self)
  /// ```
  ///
  /// - Returns: The mock.
  @discardableResult
  public func mockIdentifier<T: UIViewController>(
    _ identifier: String, usingMockFor type: T.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> T {
    StoryboardPlace.identifier(identifier)
      .mock(type, in: self, at: CallSite(fileID, filePath, line, column))
  }

  /// Makes the storyboard use a mock of a class wherever it refers to the view controller with an
  /// identifier in another storyboard.
  ///
  /// ```swift
  /// final class AccountViewController: UIViewController {}
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let account = storyboard.mockIdentifier(
  ///   "Account", forReferencedStoryboardWithName: "Settings",
  ///   usingMockFor: AccountViewController.self)
  /// ```
  ///
  /// - Returns: The mock.
  @discardableResult
  public func mockIdentifier<T: UIViewController>(
    _ identifier: String, forReferencedStoryboardWithName referencedStoryboardName: String,
    usingMockFor type: T.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> T {
    StoryboardPlace.reference(identifier, storyboard: referencedStoryboardName)
      .mock(type, in: self, at: CallSite(fileID, filePath, line, column))
  }

  /// Makes the storyboard use a mock of a class wherever it refers to the initial view controller
  /// of another storyboard.
  ///
  /// ```swift
  /// final class SettingsViewController: UIViewController {}
  /// let storyboard = UIStoryboard(name: "Birds", bundle: nil)
  /// let settings = storyboard.mockInitialViewController(
  ///   forReferencedStoryboardWithName: "Settings", usingMockFor: SettingsViewController.self)
  /// ```
  ///
  /// - Returns: The mock.
  @discardableResult
  public func mockInitialViewController<T: UIViewController>(
    forReferencedStoryboardWithName referencedStoryboardName: String, usingMockFor type: T.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> T {
    StoryboardPlace.initial(storyboard: referencedStoryboardName)
      .mock(type, in: self, at: CallSite(fileID, filePath, line, column))
  }
}
