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
    turnPage(forward: true, at: CallSite(fileID, filePath, line, column))
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
    turnPage(forward: false, at: CallSite(fileID, filePath, line, column))
  }

  private func turnPage(forward: Bool, at site: CallSite) {
    Gesture.perform(on: self, saying: GestureWords(tapping: self), at: site) { _ in
      guard hasPage(forward: forward) else {
        return ControlWords.noPage(of: self, forward: forward).report(.control, at: site)
      }
      userTap(forward: forward)
    }
  }
}
