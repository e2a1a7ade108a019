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
  /// What it is about.
  open var contentDescription: String?
  /// All of its text.
  open var textContent: String?
  /// The words by which it is found.
  open var keywords: [String]?
  /// A small picture.
  open var thumbnailData: Data?
  /// The file of a small picture.
  open var thumbnailURL: URL?
  /// Where it is.
  open var contentURL: URL?
  /// The address of it.
  open var url: URL?
  /// The identifier of what it is the same as.
  open var relatedUniqueIdentifier: String?
  /// The identifier of what it belongs to.
  open var domainIdentifier: String?
  /// Its authors.
  open var authorNames: [String]?
  /// When it was made.
  open var contentCreationDate: Date?
  /// When it was changed.
  open var contentModificationDate: Date?
  /// When it began.
  open var startDate: Date?
  /// When it is over.
  open var endDate: Date?
  /// How long it takes, in seconds.
  open var duration: NSNumber?
  /// How good it is, from 0 to 5.
  open var rating: NSNumber?
  /// Where it is, to the north.
  open var latitude: NSNumber?
  /// Where it is, to the east.
  open var longitude: NSNumber?
  /// The town.
  open var city: String?
  /// The country.
  open var country: String?
  /// How it can be called.
  open var phoneNumbers: [String]?
  /// Where one can write to.
  open var emailAddresses: [String]?
  /// Whether one can call.
  open var supportsPhoneCall: NSNumber?
  /// Whether one can go there.
  open var supportsNavigation: NSNumber?
}
