/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Sendable {
  /// Little.
  case compact
  /// As much as on an iPad.
  case regular

  /// Creates the one of UIKit's, if it says which.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
