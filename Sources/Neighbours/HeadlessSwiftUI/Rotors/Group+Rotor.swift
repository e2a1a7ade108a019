extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates a group of entries of a rotor.
  @_disfavoredOverload
  public nonisolated init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.init(of: content())
  }

  @MainActor public static func _rotorEntries(_ content: Self) -> [_RotorEntry] {
    Content._rotorEntries(content.content)
  }
}
