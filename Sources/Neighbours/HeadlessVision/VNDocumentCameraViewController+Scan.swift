import FailureReporting
import Fleet
public import HeadlessUIKit

extension VNDocumentCameraViewController {
  /// Takes pictures of pages, and saves them.
  ///
  /// The delegate is told, and closes the screen. Records a failure when the camera is not presented, or
  /// when something is presented over it.
  ///
  /// ```swift
  /// let camera = VNDocumentCameraViewController()
  /// camera.scan([UIImage()])
  /// ```
  public func scan(
    _ pages: [UIImage], title: String = "Scanned Document", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(to: "scan pages", at: CallSite(fileID, filePath, line, column)) {
      userSave(pages, title: title)
    }
  }

  /// Taps the button that cancels.
  ///
  /// The delegate is told, and closes the screen. Records a failure when the camera is not presented, or
  /// when something is presented over it. `Fleet.screen.buttons["Cancel"].tap()` does the same.
  ///
  /// ```swift
  /// let camera = VNDocumentCameraViewController()
  /// camera.cancel()
  /// ```
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(to: "cancel", at: CallSite(fileID, filePath, line, column)) { userCancel() }
  }

  /// Takes pictures of pages, which fails.
  ///
  /// The delegate is told, with the error, and closes the screen. Records a failure when the camera is not
  /// presented, or when something is presented over it.
  ///
  /// ```swift
  /// let camera = VNDocumentCameraViewController()
  /// camera.failToScan(with: CancellationError())
  /// ```
  public func failToScan(
    with error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(to: "scan pages", at: CallSite(fileID, filePath, line, column)) { userFail(with: error) }
  }

  private func act(to purpose: String, at site: CallSite, _ act: () -> Void) {
    PickerWords.act(in: self, a: "camera", to: purpose, at: site, act)
  }
}
