/// How pickers look; there are no other styles than SwiftUI's.
public protocol PickerStyle {
  /// Which of them it is.
  static var _kind: _PickerKind { get }
}
/// The styles of pickers.
public enum _PickerKind: Sendable { case menu, segmented, wheel, inline, navigationLink }

/// The style that suits the place.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _PickerKind { .menu }
}
/// A button with a menu.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _PickerKind { .menu }
}
/// Segments.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _PickerKind { .segmented }
}
/// A wheel.
public nonisolated struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _PickerKind { .wheel }
}
/// Buttons below each other.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _PickerKind { .inline }
}
/// A row that leads to the choices.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _PickerKind { .navigationLink }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Buttons below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerKind { .menu } }

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, S._kind)
  }
}
