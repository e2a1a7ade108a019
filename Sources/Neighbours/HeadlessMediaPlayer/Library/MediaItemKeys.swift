// The keys of what a library says of its items and playlists, besides the keys of playing items.

/// The number that something is known by.
public let MPMediaEntityPropertyPersistentID = "persistentID"
/// The number of its album.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The number of its artist.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The number of its album's artist.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
/// The number of its kind of music.
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
/// The number of its composer.
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
/// The number of its podcast.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
/// Whether its album is by several.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// How fast it is.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// What the user says of it.
public let MPMediaItemPropertyComments = "comments"
/// Whether it is elsewhere.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// Whether it is protected.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// How often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// How often it was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// How many stars it has.
public let MPMediaItemPropertyRating = "rating"
/// When it was played.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// What the user has put it to.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// Where it is to go on.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// When it came into the library.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// What the store calls it.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
/// The number that a playlist is known by.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// What a playlist is called.
public let MPMediaPlaylistPropertyName = "name"
/// What kind of playlist it is.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// What a playlist says of itself.
public let MPMediaPlaylistPropertyDescriptionText = "descriptionText"
/// The author of a playlist.
public let MPMediaPlaylistPropertyAuthorDisplayName = "cloudAuthorDisplayName"
