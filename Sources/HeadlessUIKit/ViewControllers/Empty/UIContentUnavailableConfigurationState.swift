import Foundation

/// The state that the content of an empty screen depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection

  /// The searched text.
  public var searchText: String?

  /// The value of an app's own state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
