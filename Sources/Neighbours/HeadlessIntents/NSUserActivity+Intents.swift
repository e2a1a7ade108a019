public import HeadlessUIKit

extension NSUserActivity {
  /// The words by which the user may begin it.
  public var suggestedInvocationPhrase: String? {
    get { Self.phraseKey[self] }
    set { Self.phraseKey[self] = newValue }
  }

  /// What the user has done, where the app is opened because of it.
  public internal(set) var interaction: INInteraction? {
    get { Self.interactionKey[self] }
    set { Self.interactionKey[self] = newValue }
  }

  /// When it is of use as a shortcut.
  public var shortcutAvailability: INShortcutAvailabilityOptions {
    get { Self.availabilityKey[self] ?? [] }
    set { Self.availabilityKey[self] = newValue }
  }

  private static let phraseKey = AssociationKey<String>()
  private static let interactionKey = AssociationKey<INInteraction>()
  private static let availabilityKey = AssociationKey<INShortcutAvailabilityOptions>()
}
