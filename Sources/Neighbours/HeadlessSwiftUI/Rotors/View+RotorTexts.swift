/// Rotors with entries for parts of the text of an element.
extension View {
  /// Adds a rotor in the place of one of the system's, to parts of the element's text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(nil, systemRotor.uiKit, to: textRanges) }

  /// Adds a rotor of a name, to parts of the element's text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(label, to: textRanges) }

  /// Adds a rotor of a name from the app's tables, to parts of the element's text.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(labelKey), to: textRanges) }

  /// Adds a rotor of a name from the app's tables, to parts of the element's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(labelResource), to: textRanges) }

  /// Adds a rotor of a name that is not looked up, to parts of the element's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(label), to: textRanges) }

  private nonisolated func rotor(
    _ label: Text?, _ type: UIAccessibilityCustomRotor.SystemRotorType = .none,
    to textRanges: [Range<String.Index>]
  ) -> some View {
    let entries = textRanges.map { _RotorEntry(target: nil, textRange: $0) }
    return rotor(label, type, entries: { RotorEntries(entries: entries) })
  }
}
