/// What a button is for.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, close, confirm }
  private let kind: Kind

  /// It deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It cancels something.
  public static let cancel = ButtonRole(kind: .cancel)
  /// It closes something.
  public static let close = ButtonRole(kind: .close)
  /// It confirms something.
  public static let confirm = ButtonRole(kind: .confirm)
}
