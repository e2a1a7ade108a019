/// What a content view shows, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The same configuration with the looks of a state, where nothing else was set.
  func updated(for state: any UIConfigurationState) -> Self
}
