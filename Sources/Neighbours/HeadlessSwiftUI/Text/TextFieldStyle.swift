/// How fields look; there are no other styles than SwiftUI's.
public protocol TextFieldStyle {
  /// Whether there is a frame around.
  static var _isRounded: Bool { get }
}
/// The style that suits the place.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a frame around.
  public static var _isRounded: Bool { false }
}
/// Without a frame.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a frame around.
  public static var _isRounded: Bool { false }
}
/// With a frame.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a frame around.
  public static var _isRounded: Bool { true }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets how fields look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldLook.isRounded, S._isRounded)
  }
}
