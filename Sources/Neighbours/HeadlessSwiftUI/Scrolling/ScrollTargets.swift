/// Where a scroll view comes to rest.
@preconcurrency @MainActor
public protocol ScrollTargetBehavior {
  /// Whether it rests at pages only.
  static var _isPaging: Bool { get }
}

extension ScrollTargetBehavior {
  /// A behavior rests where it is let go, unless it says so.
  public static var _isPaging: Bool { false }
}

/// A scroll view that rests at pages.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}
  /// Whether it rests at pages only.
  @MainActor public static var _isPaging: Bool { true }
}

/// A scroll view that rests at a view; here it rests where it is let go.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far it goes at once.
  public struct LimitBehavior: Sendable {
    private init() {}
    /// As the system has it.
    public static let automatic = Self()
    /// To the next view.
    public static let always = Self()
    /// As far as it glides.
    public static let never = Self()
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A scroll view that rests at pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A scroll view that rests at a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// A scroll view that rests at a view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// Where margins of content apply.
public struct ContentMarginPlacement: Sendable {
  private init() {}
  /// As the system has it.
  public static let automatic = Self()
  /// To what is scrolled.
  public static let scrollContent = Self()
  /// To what shows how far it is scrolled.
  public static let scrollIndicators = Self()
}

/// Says where scroll views come to rest.
nonisolated struct ScrollTargetModifier<B: ScrollTargetBehavior>: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.environment(\.isPaging, B._isPaging)
  }
}
