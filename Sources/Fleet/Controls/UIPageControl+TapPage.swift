import FailureReporting
public import HeadlessUIKit

extension UIPageControl {
  /// Taps the half of the page control that leads to the next page.
  ///
  /// Sends `.touchDown`, `.valueChanged`, `.primaryActionTriggered` and `.touchUpInside`. Records
  /// a failure, and sends nothing, when a user could not reach the control, or when the last page
  /// shows.
  ///
  /// ```swift
  /// let pages = UIPageControl()
  /// pages.numberOfPages = 3
  /// pages.tapNextPage()
  /// ```
  public func tapNextPage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    turningPage(forward: true).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// Taps the half of the page control that leads to the page before.
  ///
  /// Sends `.touchDown`, `.valueChanged`, `.primaryActionTriggered` and `.touchUpInside`. Records
  /// a failure, and sends nothing, when a user could not reach the control, or when the first page
  /// shows.
  ///
  /// ```swift
  /// let pages = UIPageControl()
  /// pages.numberOfPages = 3
  /// pages.currentPage = 2
  /// pages.tapPreviousPage()
  /// ```
  public func tapPreviousPage(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    turningPage(forward: false).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on one half of the control.
  final func turningPage(forward: Bool) -> Act {
    Act(on: self, saying: GestureWords(tapping: self)) { [self] _ in
      guard hasPage(forward: forward) else {
        return Fault(.control, kind: .missing, ControlWords.noPage(of: self, forward: forward))
      }
      userTap(forward: forward)
      return nil
    }
  }
}
