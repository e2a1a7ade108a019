/// How menus look.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a menu.
public nonisolated struct MenuStyleConfiguration {
  /// The label.
  public struct Label: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// The items.
  public struct Content: View {
    let erased: AnyView
    /// The items.
    @MainActor public var body: some View { erased }
  }
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The style that suits the place.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that looks like a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu that looks like a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// In which order the items of a menu stand.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind

  /// As the system has it.
  public static let automatic = Self(kind: .automatic)
  /// The first ones nearest to the finger.
  public static let priority = Self(kind: .priority)
  /// From top to bottom.
  public static let fixed = Self(kind: .fixed)

  var ofUIKit: UIContextMenuConfiguration.ElementOrder {
    switch kind {
    case .automatic: .automatic
    case .priority: .priority
    case .fixed: .fixed
    }
  }
}

/// Whether a menu goes when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the system has it.
  public static let automatic = Self(kind: .automatic)
  /// It goes.
  public static let enabled = Self(kind: .enabled)
  /// It stays.
  public static let disabled = Self(kind: .disabled)
}
