public import Foundation

/// Writes contacts as vCards, and reads them.
open class CNContactVCardSerialization: NSObject {
  /// Returns what of a contact is needed for its vCard.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    SeveralKeys(
      keysOfContact: [
        CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
        CNContactFamilyNameKey, CNContactPreviousFamilyNameKey, CNContactNameSuffixKey,
        CNContactNicknameKey, CNContactOrganizationNameKey, CNContactDepartmentNameKey,
        CNContactJobTitleKey, CNContactBirthdayKey, CNContactPhoneNumbersKey,
        CNContactEmailAddressesKey, CNContactPostalAddressesKey, CNContactUrlAddressesKey,
      ])
  }

  /// Returns the vCards of contacts, in version 3.0.
  ///
  /// As on a device the image is left out; so is a note that was not fetched.
  open class func data(with contacts: [CNContact]) throws -> Data {
    let keys = descriptorForRequiredKeys().keysOfContact.sorted()
    var writer = CardWriter()
    for contact in contacts {
      if let missing = keys.first(where: { !contact.isKeyAvailable($0) }) {
        ContactExceptions.raiseNotFetched(missing)
        throw CNError(.dataAccessError)
      }
      writer.write(contact)
    }
    return Data(writer.text.utf8)
  }

  /// Returns the contacts of vCards, which are new ones; throws where something else stands.
  open class func contacts(with data: Data) throws -> [CNContact] {
    let text = String(decoding: data, as: UTF8.self)
    let cards = CardReader.cards(in: text)
    guard !cards.isEmpty || text.allSatisfy(\.isWhitespace) else {
      throw CNError(.vCardMalformed)
    }
    return cards.map(\.contact)
  }
}
