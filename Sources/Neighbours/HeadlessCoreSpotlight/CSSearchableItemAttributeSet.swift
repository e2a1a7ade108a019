public import HeadlessUIKit

/// What a user sees of something, and finds it by.
open class CSSearchableItemAttributeSet: NSObject {
  /// The type of the content.
  open var contentType: String

  /// Creates a set for content of a type.
  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }

  /// Creates a set for content of a type.
  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }

  /// The title.
  open var title: String?
  /// What it is called where there is room for one line.
  open var displayName: String?
  /// Other names.
  open var alternateNames: [String]?
  /// Its description.
  open var contentDescription: String?
  /// All of its text.
  open var textContent: String?
  /// The words by which it is found.
  open var keywords: [String]?
  /// A small picture.
  open var thumbnailData: Data?
  /// The file of a small picture.
  open var thumbnailURL: URL?
  /// Its URL.
  open var contentURL: URL?
  /// The address of it.
  open var url: URL?
  /// The identifier of what it is the same as.
  open var relatedUniqueIdentifier: String?
  /// The identifier of what it belongs to.
  open var domainIdentifier: String?
  /// Its authors.
  open var authorNames: [String]?
  /// The time at which it was made.
  open var contentCreationDate: Date?
  /// The time at which it was changed.
  open var contentModificationDate: Date?
  /// The time at which it began.
  open var startDate: Date?
  /// Its end.
  open var endDate: Date?
  /// Its duration, in seconds.
  open var duration: NSNumber?
  /// Its rating, from 0 to 5.
  open var rating: NSNumber?
  /// Its place, to the north.
  open var latitude: NSNumber?
  /// Its place, to the east.
  open var longitude: NSNumber?
  /// The town.
  open var city: String?
  /// The country.
  open var country: String?
  /// Its telephone numbers.
  open var phoneNumbers: [String]?
  /// Its addresses for mail.
  open var emailAddresses: [String]?
  /// Whether one can call.
  open var supportsPhoneCall: NSNumber?
  /// Whether one can go there.
  open var supportsNavigation: NSNumber?
}
