/// What of a contact is to be fetched.
public protocol CNKeyDescriptor {
  /// The names of what is to be fetched.
  var keysOfContact: Set<String> { get }
}

/// What several things need of a contact.
struct SeveralKeys: CNKeyDescriptor {
  let keysOfContact: Set<String>
}

/// The identifier.
public let CNContactIdentifierKey = "identifier"
/// Whether it is a person.
public let CNContactTypeKey = "contactType"
/// What stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The family name before.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// What stands behind the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The nickname.
public let CNContactNicknameKey = "nickname"
/// The organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The department.
public let CNContactDepartmentNameKey = "departmentName"
/// The job.
public let CNContactJobTitleKey = "jobTitle"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The note.
public let CNContactNoteKey = "note"
/// The bytes of the image.
public let CNContactImageDataKey = "imageData"
/// The bytes of the small image.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses for mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The pages.
public let CNContactUrlAddressesKey = "urlAddresses"

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// A school.
public let CNLabelSchool = "_$!<School>!$_"
/// A telephone to carry.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The most important number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// A fax elsewhere.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// An address in the cloud.
public let CNLabelEmailiCloud = "iCloud"
/// The page at home.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person = 0
  /// An organization.
  case organization = 1
}
