/// Rotors with entries for elements of an array; what is read is the views' words, and not their names.
extension View {
  /// Adds a rotor in the place of one of the system's, to views of elements.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(nil, systemRotor.uiKit, to: entries.map { $0[keyPath: entryID] }) }

  /// Adds a rotor of a name, to views of elements.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, to: entries.map { $0[keyPath: entryID] }) }

  /// Adds a rotor of a name from the app's tables, to views of elements.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelKey), to: entries.map { $0[keyPath: entryID] }) }

  /// Adds a rotor of a name from the app's tables, to views of elements.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelResource), to: entries.map { $0[keyPath: entryID] }) }

  /// Adds a rotor of a name that is not looked up, to views of elements.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabel), to: entries.map { $0[keyPath: entryID] }) }

  /// Adds a rotor in the place of one of the system's, to views of elements that have an identity.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(nil, systemRotor.uiKit, to: entries.map(\.id)) }

  /// Adds a rotor of a name, to views of elements that have an identity.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, to: entries.map(\.id)) }

  /// Adds a rotor of a name from the app's tables, to views of elements that have an identity.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelKey), to: entries.map(\.id)) }

  /// Adds a rotor of a name from the app's tables, to views of elements that have an identity.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelResource), to: entries.map(\.id)) }

  /// Adds a rotor of a name that is not looked up, to views of elements that have an identity.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabel), to: entries.map(\.id)) }

  private nonisolated func rotor<ID: Hashable>(
    _ label: Text?, _ type: UIAccessibilityCustomRotor.SystemRotorType = .none, to ids: [ID]
  ) -> some View {
    let entries = ids.map { _RotorEntry(target: AnyHashable($0), textRange: nil) }
    return rotor(label, type, entries: { RotorEntries(entries: entries) })
  }
}
