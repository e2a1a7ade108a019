public import Foundation

/// A person or an organization, as far as it was fetched.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
  struct Values {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var texts: [String: String] = [:]
    var birthday: DateComponents?
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
  }

  var values: Values
  /// What was fetched; all of a contact that an app has made.
  private let keys: Set<String>?

  /// Creates a contact that says nothing.
  public override init() {
    values = Values()
    keys = nil
    super.init()
  }

  init(_ values: Values, keys: Set<String>? = nil) {
    self.values = values
    self.keys = keys
    super.init()
  }

  // MARK: What it is

  /// The identifier among the contacts.
  open var identifier: String { values.identifier }
  /// Whether it is a person.
  open var contactType: CNContactType { read(CNContactTypeKey, values.contactType) }

  // MARK: The name

  /// The part before the name.
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  /// The given name.
  open var givenName: String { text(CNContactGivenNameKey) }
  /// The middle name.
  open var middleName: String { text(CNContactMiddleNameKey) }
  /// The family name.
  open var familyName: String { text(CNContactFamilyNameKey) }
  /// The family name before.
  open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
  /// The part behind the name.
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  /// The nickname.
  open var nickname: String { text(CNContactNicknameKey) }
  /// The organization.
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  /// The department.
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  /// The job.
  open var jobTitle: String { text(CNContactJobTitleKey) }
  /// The note.
  open var note: String { text(CNContactNoteKey) }

  // MARK: The rest

  /// The birthday.
  open var birthday: DateComponents? { read(CNContactBirthdayKey, values.birthday) }
  /// The bytes of the image.
  open var imageData: Data? { read(CNContactImageDataKey, values.imageData) }
  /// The bytes of the small image, which is the same.
  open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, values.imageData) }
  /// Whether there is an image.
  open var imageDataAvailable: Bool {
    read(CNContactImageDataAvailableKey, values.imageData != nil)
  }
  /// The numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    read(CNContactPhoneNumbersKey, values.phoneNumbers)
  }
  /// The addresses for mail.
  open var emailAddresses: [CNLabeledValue<NSString>] {
    read(CNContactEmailAddressesKey, values.emailAddresses)
  }
  /// The addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    read(CNContactPostalAddressesKey, values.postalAddresses)
  }
  /// The pages.
  open var urlAddresses: [CNLabeledValue<NSString>] {
    read(CNContactUrlAddressesKey, values.urlAddresses)
  }

  // MARK: What was fetched

  /// Returns whether something was fetched.
  open func isKeyAvailable(_ key: String) -> Bool {
    keys?.contains(key) ?? true || key == CNContactIdentifierKey
  }

  /// Returns whether all of something was fetched.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    keyDescriptors.allSatisfy { $0.keysOfContact.allSatisfy(isKeyAvailable) }
  }

  private func text(_ key: String) -> String { read(key, values.texts[key] ?? "") }

  /// Returns what is said for a key, and reports what was not fetched.
  private func read<Value>(_ key: String, _ value: Value) -> Value {
    if !isKeyAvailable(key) { ContactExceptions.raiseNotFetched(key) }
    return value
  }

  // MARK: Copying

  /// Returns a contact that says the same, and does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values, keys: keys) }

  /// Returns a contact that says the same, and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    CNMutableContact(values, keys: keys)
  }

  /// Whether two contacts have the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact)?.identifier == identifier
  }

  /// A number that equal contacts share.
  open override var hash: Int { values.identifier.hashValue }

  // MARK: Conditions

  /// Returns the condition that a part of the name begins with a text.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let words = name.lowercased().split(separator: " ")
    return condition { contact in
      let names = contact.names.map { $0.lowercased() }
      return !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    }
  }

  /// Returns the condition that a contact has one of some identifiers.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    condition { identifiers.contains($0.identifier) }
  }

  /// Returns the condition that a contact has an address for mail.
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    condition { contact in
      contact.values.emailAddresses.contains {
        String(describing: $0.value).lowercased() == emailAddress.lowercased()
      }
    }
  }

  /// Returns the condition that a contact has a number.
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let digits = phoneNumber.digits
    return condition { contact in
      contact.values.phoneNumbers.contains {
        let own = $0.value.digits
        return !digits.isEmpty && (own.hasSuffix(digits) || digits.hasSuffix(own))
      }
    }
  }

  private class func condition(
    _ holds: @escaping @Sendable (CNContact) -> Bool
  ) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(holds) ?? false }
  }

  /// The names that a user looks for.
  private var names: [String] {
    let texts = [
      CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
      CNContactNicknameKey, CNContactOrganizationNameKey,
    ].compactMap { values.texts[$0] }
    return texts.flatMap { $0.split(separator: " ").map(String.init) }
  }
}
