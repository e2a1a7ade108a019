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
    Gesture.turnPage(of: self, forward: true, at: CallSite(fileID, filePath, line, column))
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
    Gesture.turnPage(of: self, forward: false, at: CallSite(fileID, filePath, line, column))
  }
}

extension Gesture {
  fileprivate static func turnPage(of pages: UIPageControl, forward: Bool, at site: CallSite) {
    perform(on: pages, saying: pages.tapWords, at: site) { _ in
      guard pages.hasPage(forward: forward) else {
        let count = pages.numberOfPages
        return reportFailure(
          RecordedFailure(
            "Page control has no \(forward ? "next" : "previous") page.", name: .control,
            details: count == 0
              ? "It has no pages." : "It shows page \(pages.currentPage), of 0 to \(count - 1).",
            site: site))
      }
      pages.userTap(forward: forward)
    }
  }
}
