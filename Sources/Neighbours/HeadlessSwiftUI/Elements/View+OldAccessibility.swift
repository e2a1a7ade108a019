/// The forms of SwiftUI's first version.
extension View {
  /// Sets the identifier by which tests find the element.
  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }
  /// Sets the name for assistive technologies.
  public nonisolated func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }
  /// Sets the value for assistive technologies.
  public nonisolated func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }
  /// Sets the hint for assistive technologies.
  public nonisolated func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }
  /// Hides the elements within, or shows them.
  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHidden(hidden) }
  /// Adds traits.
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }
  /// Removes traits.
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }
}
