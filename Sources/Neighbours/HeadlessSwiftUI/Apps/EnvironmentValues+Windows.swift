extension EnvironmentValues {
  private struct WindowKey: EnvironmentKey {
    static var defaultValue: Weak<AppWindow>? { nil }
  }

  /// The app's window that views are in, if the app is one of SwiftUI's.
  var appWindow: AppWindow? {
    get { self[WindowKey.self]?.object }
    set { self[WindowKey.self] = newValue.map { Weak($0) } }
  }

  private struct EventsKey: EnvironmentKey { static var defaultValue: Set<String> { [] } }

  /// The activities that the scene around wants to show.
  var externalEvents: Set<String> {
    get { self[EventsKey.self] }
    set { self[EventsKey.self] = newValue }
  }

  private struct OpenKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction() }
  }
  private struct CloseKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
  }
  private struct SeveralKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Opens a window of the app's.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenKey.self] }
    set { self[OpenKey.self] = newValue }
  }

  /// Closes a window of the app's.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[CloseKey.self] }
    set { self[CloseKey.self] = newValue }
  }

  /// Whether the app can have several windows.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SeveralKey.self] }
    set { self[SeveralKey.self] = newValue }
  }
}
