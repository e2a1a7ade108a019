public import Foundation

/// A person that an intent deals with.
open class INPerson: NSObject {
  /// How the person is reached.
  public final let personHandle: INPersonHandle?
  /// The parts of the name.
  public final let nameComponents: PersonNameComponents?
  /// The name.
  public final let displayName: String
  /// The picture.
  public final let image: INImage?
  /// The identifier among the contacts.
  public final let contactIdentifier: String?
  /// The identifier in the app.
  public final let customIdentifier: String?
  /// Whether it is the user.
  public final let isMe: Bool

  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName =
      displayName
      ?? nameComponents.map {
        [$0.givenName, $0.familyName].compactMap(\.self).joined(separator: " ")
      }
      ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    super.init()
  }
}

/// Why a person is suggested.
public enum INPersonSuggestionType: Int, Sendable {
  case none
  case socialProfile
  case instantMessageAddress
}
