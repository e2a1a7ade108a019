import Foundation

/// What a screen that has nothing to show depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection

  /// What is searched for.
  public var searchText: String?

  /// The value of an app's own state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
