public import Foundation

/// Something to be heard or seen.
///
/// An app gets them from the library, whose items a test gives, see ``SimulatedMusic``.
open class MPMediaItem: MPMediaEntity {
  private let number: MPMediaEntityPersistentID
  private let properties: [String: Any]

  init(_ number: MPMediaEntityPersistentID, _ properties: [String: Any]) {
    self.number = number
    self.properties = properties
    super.init()
  }

  /// Returns the value of a property, if there is one.
  open override func value(forProperty property: String) -> Any? {
    properties[property] ?? group(ofProperty: property) ?? super.value(forProperty: property)
  }

  /// The number that it is known by.
  open override var persistentID: MPMediaEntityPersistentID { number }

  /// Whether two items are the same one of the library.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MPMediaItem)?.number == number
  }

  /// A number that equal items share.
  open override var hash: Int { number.hashValue }

  // MARK: What it is

  /// The kind of media.
  open var mediaType: MPMediaType {
    MediaValue(properties[MPMediaItemPropertyMediaType]).mediaType ?? .music
  }

  /// Its name.
  open var title: String? { text(MPMediaItemPropertyTitle) }
  /// The album's title.
  open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
  /// The number of its album.
  open var albumPersistentID: MPMediaEntityPersistentID {
    id(MPMediaItemPropertyAlbumPersistentID)
  }
  /// Its artist.
  open var artist: String? { text(MPMediaItemPropertyArtist) }
  /// The number of its artist.
  open var artistPersistentID: MPMediaEntityPersistentID {
    id(MPMediaItemPropertyArtistPersistentID)
  }
  /// The artist of its album.
  open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
  /// The number of its album's artist.
  open var albumArtistPersistentID: MPMediaEntityPersistentID {
    id(MPMediaItemPropertyAlbumArtistPersistentID)
  }
  /// The kind of music.
  open var genre: String? { text(MPMediaItemPropertyGenre) }
  /// The number of its kind of music.
  open var genrePersistentID: MPMediaEntityPersistentID {
    id(MPMediaItemPropertyGenrePersistentID)
  }
  /// Its composer.
  open var composer: String? { text(MPMediaItemPropertyComposer) }
  /// The number of its composer.
  open var composerPersistentID: MPMediaEntityPersistentID {
    id(MPMediaItemPropertyComposerPersistentID)
  }
  /// The podcast's title.
  open var podcastTitle: String? { text(MPMediaItemPropertyPodcastTitle) }
  /// The number of its podcast.
  open var podcastPersistentID: MPMediaEntityPersistentID {
    id(MPMediaItemPropertyPodcastPersistentID)
  }
  /// Its duration, in seconds.
  open var playbackDuration: TimeInterval { number(MPMediaItemPropertyPlaybackDuration) }
  /// Which of the album it is.
  open var albumTrackNumber: Int { whole(MPMediaItemPropertyAlbumTrackNumber) }
  /// The number of the album's items.
  open var albumTrackCount: Int { whole(MPMediaItemPropertyAlbumTrackCount) }
  /// Which disc it is on.
  open var discNumber: Int { whole(MPMediaItemPropertyDiscNumber) }
  /// The number of discs.
  open var discCount: Int { whole(MPMediaItemPropertyDiscCount) }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? {
    properties[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
  }
  /// Whether it is for adults.
  open var isExplicitItem: Bool { holds(MPMediaItemPropertyIsExplicit) }
  /// Its words.
  open var lyrics: String? { text(MPMediaItemPropertyLyrics) }
  /// Whether its album is by several.
  open var isCompilation: Bool { holds(MPMediaItemPropertyIsCompilation) }
  /// The date of its release.
  open var releaseDate: Date? { properties[MPMediaItemPropertyReleaseDate] as? Date }
  /// Its beats in a minute.
  open var beatsPerMinute: Int { whole(MPMediaItemPropertyBeatsPerMinute) }
  /// The user's comments.
  open var comments: String? { text(MPMediaItemPropertyComments) }
  /// Its URL.
  open var assetURL: URL? { properties[MPMediaItemPropertyAssetURL] as? URL }
  /// Whether it is elsewhere.
  open var isCloudItem: Bool { holds(MPMediaItemPropertyIsCloudItem) }
  /// Whether it is protected.
  open var hasProtectedAsset: Bool { holds(MPMediaItemPropertyHasProtectedAsset) }
  /// The store's identifier for it.
  open var playbackStoreID: String { text(MPMediaItemPropertyPlaybackStoreID) ?? "" }

  // MARK: What the user does with it

  /// The number of times that it was played.
  open var playCount: Int { whole(MPMediaItemPropertyPlayCount) }
  /// The number of times that it was skipped.
  open var skipCount: Int { whole(MPMediaItemPropertySkipCount) }
  /// The number of stars.
  open var rating: Int { whole(MPMediaItemPropertyRating) }
  /// The time at which it was played last.
  open var lastPlayedDate: Date? { properties[MPMediaItemPropertyLastPlayedDate] as? Date }
  /// The user's group for it.
  open var userGrouping: String? { text(MPMediaItemPropertyUserGrouping) }
  /// The time at which it is to go on.
  open var bookmarkTime: TimeInterval { number(MPMediaItemPropertyBookmarkTime) }
  /// The time at which it came into the library.
  open var dateAdded: Date {
    properties[MPMediaItemPropertyDateAdded] as? Date ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  // MARK: Groups

  /// Returns the property with the number of the group that an item is in.
  open class func persistentIDProperty(
    forGroupingType groupingType: MPMediaGrouping
  ) -> String { groupingType.idProperty }

  /// Returns the property with the title of the group that an item is in.
  open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    groupingType.titleProperty
  }

  /// Returns the number of a group: items with the same names have the same one.
  private func group(ofProperty property: String) -> MPMediaEntityPersistentID? {
    let names: [String?]
    switch property {
    case MPMediaItemPropertyAlbumPersistentID: names = [albumTitle, albumArtist ?? artist]
    case MPMediaItemPropertyArtistPersistentID: names = [artist]
    case MPMediaItemPropertyAlbumArtistPersistentID: names = [albumArtist]
    case MPMediaItemPropertyGenrePersistentID: names = [genre]
    case MPMediaItemPropertyComposerPersistentID: names = [composer]
    case MPMediaItemPropertyPodcastPersistentID: names = [podcastTitle]
    default: return nil
    }
    guard names.first ?? nil != nil else { return 0 }
    return MediaLibrary.number(of: names.map { $0 ?? "" }.joined(separator: "\u{0}"))
  }

  private func text(_ key: String) -> String? { properties[key] as? String }

  private func whole(_ key: String) -> Int { properties[key] as? Int ?? 0 }

  private func holds(_ key: String) -> Bool { properties[key] as? Bool ?? false }

  private func number(_ key: String) -> Double {
    properties[key] as? Double ?? Double(whole(key))
  }

  private func id(_ key: String) -> MPMediaEntityPersistentID {
    value(forProperty: key) as? MPMediaEntityPersistentID ?? 0
  }
}
