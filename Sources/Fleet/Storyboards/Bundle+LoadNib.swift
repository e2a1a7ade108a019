import FailureReporting
public import Foundation
public import HeadlessUIKit

// UIKit's own call, as a test makes it: what fails outside of a gesture is reported at its line.
extension Bundle {
  /// Makes the objects of a nib in the bundle and returns the top-level ones, or records why they
  /// cannot be made.
  ///
  /// ```swift
  /// let objects = Bundle.main.loadNibNamed("BirdCell", owner: nil)
  /// ```
  @MainActor @preconcurrency
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Any]? {
    let make: (String, Any?, [UINib.OptionsKey: Any]?) -> [Any]? =
      loadNibNamed(_:owner:options:)
    return Overridden.call(
      { make(name, owner, options) }, at: CallSite(fileID, filePath, line, column))
  }
}
