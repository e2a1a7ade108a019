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
/// Its beats in a minute.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyComments = "comments"
/// Whether it is elsewhere.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// Whether it is protected.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// The number of times that it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The number of times that it was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The number of stars.
public let MPMediaItemPropertyRating = "rating"
/// The time at which it was played last.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The user's group for it.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// The time at which it is to go on.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The time at which it came into the library.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The store's identifier for it.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
/// The number that a playlist is known by.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaPlaylistPropertyName = "name"
/// The kind of playlist.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
public let MPMediaPlaylistPropertyDescriptionText = "descriptionText"
/// The author of a playlist.
public let MPMediaPlaylistPropertyAuthorDisplayName = "cloudAuthorDisplayName"
