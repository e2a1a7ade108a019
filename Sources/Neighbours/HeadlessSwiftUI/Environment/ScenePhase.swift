/// What an app or a scene does.
public enum ScenePhase: Comparable, Sendable {
  /// It is not shown.
  case background
  /// It is shown, and gets no touches.
  case inactive
  /// It is shown, and gets touches.
  case active
}
