/// How tabs are chosen.
public protocol TabViewStyle: Sendable {
  /// What the style comes to.
  var _look: _TabLook { get }
}

/// What a style of tabs comes to.
public struct _TabLook: Equatable, Sendable {
  /// Whether the screens are pages beside each other.
  var isPaged = false
  /// Whether there are dots below the pages; as the number of pages has it where that is `nil`.
  var showsDots: Bool?
}

/// As the system has it.
public struct DefaultTabViewStyle: TabViewStyle {
  public var _look: _TabLook { _TabLook() }
  /// Creates the style.
  public init() {}
}

/// Pages beside each other.
public struct PageTabViewStyle: TabViewStyle {
  private let mode: IndexDisplayMode

  /// When there are dots below.
  public struct IndexDisplayMode: Sendable {
    let shows: Bool?
    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(shows: nil)
    /// Always.
    public static let always = IndexDisplayMode(shows: true)
    /// Never.
    public static let never = IndexDisplayMode(shows: false)
  }

  public var _look: _TabLook { _TabLook(isPaged: true, showsDots: mode.shows) }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

/// A bar, or a column at the side where there is room: here always a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public var _look: _TabLook { _TabLook() }
  /// Creates the style.
  public init() {}
}

/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public var _look: _TabLook { _TabLook() }
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the system has it.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages beside each other, with dots or without.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a column at the side.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// What is behind the dots of pages, which the model does not draw.
public protocol IndexViewStyle: Sendable {}

/// A background behind the dots of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While the user touches them.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A background as the system has it.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabLookKey: EnvironmentKey { static var defaultValue: _TabLook { _TabLook() } }

extension EnvironmentValues {
  var tabLook: _TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}
