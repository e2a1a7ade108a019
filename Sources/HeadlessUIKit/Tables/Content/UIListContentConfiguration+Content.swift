// Apart from the type, which would otherwise be bound to the main actor by the protocol.
extension UIListContentConfiguration: UIContentConfiguration {
  // MARK: Creating a content view

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same configuration: the model's looks are those of any state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
