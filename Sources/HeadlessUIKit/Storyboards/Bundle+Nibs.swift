public import Foundation

extension Bundle {
  /// Makes the objects of a nib in the bundle; returns the top-level ones.
  @MainActor @preconcurrency
  @discardableResult
  @_disfavoredOverload  // Where a test can see it, Fleet's is meant, which knows the test's line.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
