/// How fields look.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The look.
  associatedtype _Body: View
  /// The label of a field, as a style of the app's sees it.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the look of a field.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
  /// Whether there is a frame around, in a style of SwiftUI's.
  static var _isRounded: Bool? { get }
}

extension TextFieldStyle {
  /// A style of the app's does not say so.
  public static var _isRounded: Bool? { nil }
}

/// The label of a field, as a style of the app's sees it.
public nonisolated struct _TextFieldStyleLabel: View {
  let erased: AnyView
  /// The label.
  @MainActor public var body: some View { erased }
}
/// The style that suits the place.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a frame around.
  public static var _isRounded: Bool? { false }
  /// Returns the field.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// Without a frame.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a frame around.
  public static var _isRounded: Bool? { false }
  /// Returns the field.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// With a frame.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a frame around.
  public static var _isRounded: Bool? { true }
  /// Returns the field.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
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

private struct FieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
  /// A style of the app's.
  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

/// Sets how fields look: by a frame, or by a style of the app's.
nonisolated struct FieldStyleModifier<S: TextFieldStyle>: ViewModifier {
  let style: S

  @MainActor func body(content: Content) -> some View {
    let own = AnyStyle<TextField<_TextFieldStyleLabel>>(style) { style, field in
      // The field within the style has another one.
      AnyView(style._body(configuration: field).environment(\.textFieldStyle, nil))
    }
    content
      .transformEnvironment(\.fieldLook) { if let it = S._isRounded { $0.isRounded = it } }
      .environment(\.textFieldStyle, S._isRounded == nil ? own : nil)
  }
}

extension View {
  /// Sets how fields look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(FieldStyleModifier(style: style))
  }
}
