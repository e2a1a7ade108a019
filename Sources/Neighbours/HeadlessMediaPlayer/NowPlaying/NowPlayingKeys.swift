// The keys of what plays, with the names that the system has for them.

/// Where it is, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it plays by itself.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Which of several it is.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many there are.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// Which chapter it is.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many chapters there are.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it is a broadcast.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// How much of it was played.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// What it is known by.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// Where it comes from.
public let MPNowPlayingInfoPropertyServiceIdentifier =
  "MPNowPlayingInfoPropertyServiceIdentifier"
/// What it is called.
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
/// What the album is called.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artist of its album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// Which of the album it is.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many the album has.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyComposer = "composer"
/// What kind of music it is.
public let MPMediaItemPropertyGenre = "genre"
/// How long it lasts, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The number that it is known by.
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
/// Which disc it is on.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// How many discs there are.
public let MPMediaItemPropertyDiscCount = "discCount"
public let MPMediaItemPropertyAssetURL = "assetURL"
/// What the podcast is called.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// Whether it is for adults.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyLyrics = "lyrics"
/// When it came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
