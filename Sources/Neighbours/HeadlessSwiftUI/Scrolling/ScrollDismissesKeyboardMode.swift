/// How a keyboard goes when something is scrolled.
public struct ScrollDismissesKeyboardMode: Sendable {
  let mode: UIScrollView.KeyboardDismissMode

  /// As the system has it.
  public static let automatic = Self(mode: .onDrag)
  /// At once.
  public static let immediately = Self(mode: .onDrag)
  /// As the finger moves it.
  public static let interactively = Self(mode: .interactive)
  /// It stays.
  public static let never = Self(mode: .none)
}
