import FailureReporting
public import HeadlessUIKit

extension UINavigationController {
  /// Taps the back button the way a finger would.
  ///
  /// The screen on top has gone when the call returns, unless its navigation item has a `backAction`,
  /// which is performed instead. Records a failure when there is no back button, when a user could
  /// not reach it, or when `navigationBar(_:shouldPop:)` refuses.
  ///
  /// ```swift
  /// let navigation = Fleet.setInAppWindowRootNavigation(UIViewController())
  /// navigation.pushViewController(UIViewController(), animated: true)
  /// navigation.tapBackButton()
  /// ```
  public func tapBackButton(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(in: hostApplication, at: site) { _ in
      Gesture.tapBackButton(of: navigationBar, at: site)
    }
  }
}

extension Gesture {
  /// Taps the back button of a bar; everything has been settled.
  static func tapBackButton(of bar: UINavigationBar, at site: CallSite) {
    if let obstacle = Obstacle.first(beforeBar: bar, called: "navigation bar") {
      return obstacle.report(
        saying: GestureWords(name: "Fleet.NavBarError", cannot: "Cannot tap back button"), at: site)
    }
    if let why = bar.whyNoBackButton {
      return reportFailure(
        RecordedFailure("Cannot tap back button: \(why)", name: .navigationBar, site: site))
    }
    guard !bar.userTapBackButton() else { return }
    let refuser = (bar.delegate as? NSObject).map(objectName) ?? "The delegate"
    reportFailure(
      RecordedFailure(
        "Could not go back: navigationBar(_:shouldPop:) refused.", name: .navigationBar,
        details: "\(refuser).navigationBar(_:shouldPop:) returned false.", site: site))
  }
}
