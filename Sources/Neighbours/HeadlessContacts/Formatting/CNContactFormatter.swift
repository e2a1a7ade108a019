public import Foundation

/// The form of a contact's name.
public enum CNContactFormatterStyle: Int, Sendable {
  /// As it is read.
  case fullName = 0
  /// As it is said, which is not known here.
  case phoneticFullName = 1
}

/// In which order the names of a contact stand.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// As the user has chosen.
  case userDefault = 0
  /// The given name first.
  case givenNameFirst = 1
  /// The family name first.
  case familyNameFirst = 2
}

/// Writes the names of contacts.
open class CNContactFormatter: Formatter {
  /// The form of names.
  open var style = CNContactFormatterStyle.fullName

  /// Returns what of a contact is needed for its name.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    SeveralKeys(
      keysOfContact: Set(
        parts + [CNContactNicknameKey, CNContactOrganizationNameKey, CNContactTypeKey]))
  }

  /// Returns the name of a contact, or `nil` if it has none.
  open class func string(
    from contact: CNContact, style: CNContactFormatterStyle
  ) -> String? {
    let names = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].filter { !$0.isEmpty }
    let name = contact.contactType == .organization ? "" : names.joined(separator: " ")
    return [name, contact.nickname, contact.organizationName, names.joined(separator: " ")].first {
      !$0.isEmpty
    }
  }

  /// Returns in which order the names of a contact stand.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    .givenNameFirst
  }

  /// Returns the name of a contact, or `nil` if it has none.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  private static let parts = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
    CNContactFamilyNameKey, CNContactNameSuffixKey,
  ]
}
