/// Rotors with the entries that a closure makes.
extension View {
  /// Adds a rotor in the place of one of the system's.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(nil, systemRotor.uiKit, entries: entries) }

  /// Adds a rotor of a name.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label, entries: entries) }

  /// Adds a rotor of a name from the app's tables.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(labelKey), entries: entries) }

  /// Adds a rotor of a name from the app's tables.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(labelResource), entries: entries) }

  /// Adds a rotor of a name that is not looked up.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(label), entries: entries) }

  nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ label: Text?, _ type: UIAccessibilityCustomRotor.SystemRotorType = .none,
    entries: @escaping () -> Content
  ) -> some View {
    modifier(RotorModifier(label: label, type: type, entries: entries))
  }

  /// Names the view for the entries of rotors.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(RotorEntryModifier(name: RotorEntryName(id, namespace)))
  }
}
