public import HeadlessUIKit

/// Something that a user wants to be done, which Siri or a shortcut asks an app for.
open class INIntent: NSObject {
  /// What tells it apart.
  open private(set) var identifier: String?
  /// What it is called where the user can read it.
  open private(set) var intentDescription: String?
  /// The words by which the user may call it.
  open var suggestedInvocationPhrase: String?
  /// Whether the user is asked to allow it on a locked device.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  /// How the system may tell the user of it.
  open var donationMetadata: INIntentDonationMetadata?

  private final var images: [String: INImage] = [:]

  /// Creates one without values.
  public override init() { super.init() }

  /// Shows a picture beside the value of a parameter.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
    images[parameterName] = image
  }

  /// Returns the picture beside the value of a parameter.
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }

  /// Returns the picture that stands for all.
  open func keyImage() -> INImage? { images.values.first }
}

/// When a shortcut is of use.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
  public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 32)
}
