/// What elements say: the label, the value and the hint, each from a text, a key or a string.
extension View {
  /// Sets the name for assistive technologies.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.label(label), isEnabled: isEnabled)
  }

  /// Sets the name for assistive technologies from the app's tables.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.label(Text(label)), isEnabled: isEnabled)
  }

  /// Sets the name for assistive technologies that is not looked up.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.label(Text(label)), isEnabled: isEnabled)
  }

  /// Sets the name for assistive technologies from the app's tables.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.label(Text(label)), isEnabled: isEnabled)
  }

  /// Sets the value for assistive technologies.
  public nonisolated func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.value(value), isEnabled: isEnabled)
  }

  /// Sets the value for assistive technologies from the app's tables.
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.value(Text(value)), isEnabled: isEnabled)
  }

  /// Sets the value for assistive technologies that is not looked up.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.value(Text(value)), isEnabled: isEnabled)
  }

  /// Sets the value for assistive technologies from the app's tables.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.value(Text(value)), isEnabled: isEnabled)
  }

  /// Sets the hint for assistive technologies.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.hint(hint), isEnabled: isEnabled)
  }

  /// Sets the hint for assistive technologies from the app's tables.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.hint(Text(hint)), isEnabled: isEnabled)
  }

  /// Sets the hint for assistive technologies that is not looked up.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.hint(Text(hint)), isEnabled: isEnabled)
  }

  /// Sets the hint for assistive technologies from the app's tables.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.hint(Text(hint)), isEnabled: isEnabled)
  }
}
