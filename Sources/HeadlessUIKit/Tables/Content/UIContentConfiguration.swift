public import Foundation

/// The content of a content view, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the same configuration with the look for a state.
  ///
  /// Explicitly set values stay.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the same type as the view's current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
