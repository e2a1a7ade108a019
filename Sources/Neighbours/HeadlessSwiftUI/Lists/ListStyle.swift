/// How lists look; there are no other styles than SwiftUI's.
public protocol ListStyle {
  /// Which of them it is; `nil` for the one that suits the place.
  static var _kind: _ListKind? { get }
}

/// The styles of lists.
public enum _ListKind: Sendable { case plain, grouped, inset, insetGrouped, sidebar }

typealias ListKind = _ListKind

/// The style that suits the place.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _ListKind? { nil }
}
/// From side to side.
public nonisolated struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _ListKind? { .plain }
}
/// In groups, from side to side.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _ListKind? { .grouped }
}
/// Away from the sides.
public nonisolated struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _ListKind? { .inset }
}
/// In groups with round corners.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _ListKind? { .insetGrouped }
}
/// As at the side of a tablet.
public nonisolated struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Which of them it is.
  public static var _kind: _ListKind? { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// From side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// In groups, from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Away from the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// As at the side of a tablet.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listKind, S._kind)
  }
}

/// How forms look; there are no other styles than SwiftUI's.
public protocol FormStyle {}

/// The style that suits the place.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
/// In groups.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
/// In columns, which a phone does not have.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// In groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// In columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how forms look, which is the same on a phone.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
