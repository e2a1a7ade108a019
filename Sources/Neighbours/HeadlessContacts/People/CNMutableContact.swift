public import Foundation

/// A person or an organization, while an app writes it.
open class CNMutableContact: CNContact {
  /// Whether it is a person.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { values.contactType = newValue }
  }
  /// The part before the name.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { values.texts[CNContactNamePrefixKey] = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { values.texts[CNContactGivenNameKey] = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { super.middleName }
    set { values.texts[CNContactMiddleNameKey] = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { super.familyName }
    set { values.texts[CNContactFamilyNameKey] = newValue }
  }
  /// The family name before.
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { values.texts[CNContactPreviousFamilyNameKey] = newValue }
  }
  /// The part behind the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { values.texts[CNContactNameSuffixKey] = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { super.nickname }
    set { values.texts[CNContactNicknameKey] = newValue }
  }
  /// The organization.
  open override var organizationName: String {
    get { super.organizationName }
    set { values.texts[CNContactOrganizationNameKey] = newValue }
  }
  /// The department.
  open override var departmentName: String {
    get { super.departmentName }
    set { values.texts[CNContactDepartmentNameKey] = newValue }
  }
  /// The job.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { values.texts[CNContactJobTitleKey] = newValue }
  }
  /// The note.
  open override var note: String {
    get { super.note }
    set { values.texts[CNContactNoteKey] = newValue }
  }
  /// The birthday.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { values.birthday = newValue }
  }
  /// The bytes of the image.
  open override var imageData: Data? {
    get { super.imageData }
    set { values.imageData = newValue }
  }
  /// The numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// The addresses for mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// The addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  /// The pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { values.urlAddresses = newValue }
  }
}
