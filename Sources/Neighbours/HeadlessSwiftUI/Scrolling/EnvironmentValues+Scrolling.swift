private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ScrollClipKey: EnvironmentKey { static let defaultValue = false }
private struct ScrollIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}
private struct ScrollBounceKey: EnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}
private struct ScrollKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
  /// Whether views can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// How a keyboard goes when something is scrolled.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollKeyboardKey.self] }
    set { self[ScrollKeyboardKey.self] = newValue }
  }

  /// Whether a vertical scroll view shows how far it is scrolled.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorKey.self] }
    set { self[ScrollIndicatorKey.self] = newValue }
  }

  /// Whether a scroll view goes over its end.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollBounceKey.self] }
    set { self[ScrollBounceKey.self] = newValue }
  }

  /// Whether what goes over the end of a scroll view is shown.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}
