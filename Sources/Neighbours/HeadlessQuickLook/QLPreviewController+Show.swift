import FailureReporting
import Fleet
import HeadlessUIKit

extension QLPreviewController {
  /// Goes to the next item, by a swipe.
  ///
  /// Records a failure when the preview is not presented, when something is presented over it, or when
  /// the last item shows.
  ///
  /// ```swift
  /// let preview = QLPreviewController()
  /// preview.showNext()
  /// ```
  public func showNext(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { show(1, "next", at: CallSite(fileID, filePath, line, column)) }

  /// Goes to the item before, by a swipe.
  ///
  /// Records a failure when the preview is not presented, when something is presented over it, or when
  /// the first item shows.
  ///
  /// ```swift
  /// let preview = QLPreviewController()
  /// preview.showPrevious()
  /// ```
  public func showPrevious(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { show(-1, "previous", at: CallSite(fileID, filePath, line, column)) }

  /// Taps the button that closes the preview.
  ///
  /// The delegate is told. Records a failure when the preview is not presented, or when something is
  /// presented over it. `Fleet.screen.buttons["Done"].tap()` does the same.
  ///
  /// ```swift
  /// let preview = QLPreviewController()
  /// preview.tapDone()
  /// ```
  public func tapDone(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(to: "tap Done", at: CallSite(fileID, filePath, line, column)) {
      userFinish()
      return nil
    }
  }

  private func show(_ step: Int, _ direction: String, at site: CallSite) {
    perform(to: "show the \(direction) item", at: site) {
      guard hasItem(step) else { return PreviewWords.noItem(direction, in: self) }
      userShow(step)
      return nil
    }
  }

  private func perform(to purpose: String, at site: CallSite, _ act: () -> FailureText?) {
    PickerWords.perform(in: self, a: "preview", to: purpose, at: site, act)
  }
}
