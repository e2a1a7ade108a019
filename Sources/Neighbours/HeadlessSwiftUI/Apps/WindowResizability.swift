/// How windows can be resized.
public struct WindowResizability: Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  /// As the system has it.
  public static let automatic = Self(kind: .automatic)
  /// As large as the content can be.
  public static let contentSize = Self(kind: .contentSize)
  /// No smaller than the content can be.
  public static let contentMinSize = Self(kind: .contentMinSize)
}
