/// Something that traits hold for.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits that hold.
  var traitCollection: UITraitCollection { get }

  /// Called when a trait has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
