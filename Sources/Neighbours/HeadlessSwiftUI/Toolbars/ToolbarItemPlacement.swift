/// Where an item of a toolbar stands.
public nonisolated struct ToolbarItemPlacement: Equatable, Sendable {
  /// The part of the bars.
  enum Bar { case leading, title, trailing, more, bottom, keyboard }

  private enum Kind {
    case automatic, principal, navigation, primary, secondary, status, confirmation, cancellation
    case destructive, keyboard, topLeading, topTrailing, bottom
  }

  private let kind: Kind

  /// Where the system wants it: at the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// What leads to other places, at the leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// What is done most.
  public static let primaryAction = ToolbarItemPlacement(kind: .primary)
  /// What is done less, in a menu.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
  /// What tells of a state, in the bar at the bottom.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// What accepts what a screen asks for.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  /// What leaves a screen that asks for something.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
  /// What deletes something.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
  /// In a bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// At the leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topLeading)
  /// At the trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topTrailing)
  /// At the leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .topLeading)
  /// At the trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topTrailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)

  var bar: Bar {
    switch kind {
    case .navigation, .cancellation, .topLeading: .leading
    case .principal: .title
    case .automatic, .primary, .confirmation, .destructive, .topTrailing: .trailing
    case .secondary: .more
    case .status, .bottom: .bottom
    case .keyboard: .keyboard
    }
  }
}
