import FailureReporting
public import HeadlessUIKit

// UIKit's own call, as a test makes it: what fails outside of a gesture is reported at its line.
extension UINib {
  /// Makes the objects anew and returns the top-level ones, or records why they cannot be made.
  ///
  /// ```swift
  /// let nib = UINib(nibName: "BirdCell", bundle: nil)
  /// let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell
  /// ```
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Any] {
    let make: (Any?, [OptionsKey: Any]?) -> [Any] = instantiate(withOwner:options:)
    return Overridden.call(
      { make(ownerOrNil, optionsOrNil) }, of: self, at: CallSite(fileID, filePath, line, column),
      own: { self.makeObjects(owner: ownerOrNil, options: optionsOrNil) })
  }
}
