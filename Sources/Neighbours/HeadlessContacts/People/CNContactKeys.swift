/// A part of a contact that is to be fetched.
public protocol CNKeyDescriptor {
  /// The names of what is to be fetched.
  var keysOfContact: Set<String> { get }
}

/// The parts of a contact that other things need.
struct SeveralKeys: CNKeyDescriptor {
  let keysOfContact: Set<String>
}

public let CNContactIdentifierKey = "identifier"
/// Whether it is a person.
public let CNContactTypeKey = "contactType"
/// The part before the name.
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
/// The family name before.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The part behind the name.
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
/// The bytes of the image.
public let CNContactImageDataKey = "imageData"
/// The bytes of the small image.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses for mail.
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelSchool = "_$!<School>!$_"
/// A telephone to carry.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The most important number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// An address in the cloud.
public let CNLabelEmailiCloud = "iCloud"
/// The page at home.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

extension String: CNKeyDescriptor {
  /// The name itself.
  public var keysOfContact: Set<String> { [self] }
}
