public import HeadlessUIKit

/// Something that can be played.
open class INMediaItem: NSObject {
  /// The identifier.
  public final let identifier: String?
  /// The title.
  public final let title: String?
  /// What it is.
  public final let type: INMediaItemType
  /// The picture.
  public final let artwork: INImage?
  /// The artist.
  public final let artist: String?

  /// Creates one.
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
    super.init()
  }
}

/// What can be played.
public enum INMediaItemType: Int, Sendable {
  case unknown
  case song
  case album
  case artist
  case genre
  case playlist
  case podcastShow
  case podcastEpisode
  case podcastPlaylist
  case musicStation
  case audioBook
  case movie
  case tvShow
  case tvShowEpisode
  case musicVideo
  case podcastStation
  case radioStation
  case station
  case music
  case algorithmicRadioStation
  case news
}
