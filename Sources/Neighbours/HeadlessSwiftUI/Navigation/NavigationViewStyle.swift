/// How the screens of a `NavigationView` are arranged.
public protocol NavigationViewStyle: Sendable {
  /// Whether they stand beside each other where there is room.
  static var _hasColumns: Bool { get }
}

/// As the system has it: in columns where there is room.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public static var _hasColumns: Bool { true }
  /// Creates the style.
  public init() {}
}

/// On each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public static var _hasColumns: Bool { false }
  /// Creates the style.
  public init() {}
}

/// In columns, where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static var _hasColumns: Bool { true }
}

/// In two columns, where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public static var _hasColumns: Bool { true }
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system has it.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// On each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// In columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether a `NavigationView` has columns where there is room.
  var hasNavigationColumns: Bool {
    get { self[NavigationColumnsKey.self] }
    set { self[NavigationColumnsKey.self] = newValue }
  }
}

extension View {
  /// Sets how the screens of a `NavigationView` are arranged.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.hasNavigationColumns, S._hasColumns)
  }
}
