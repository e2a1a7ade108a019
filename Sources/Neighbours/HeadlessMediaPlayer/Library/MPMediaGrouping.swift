/// The property by which items become groups.
public enum MPMediaGrouping: Int, Sendable {
  /// Each is one.
  case title = 0
  case album = 1
  case artist = 2
  /// By the album's artist.
  case albumArtist = 3
  case composer = 4
  /// By kinds of music.
  case genre = 5
  case playlist = 6
  case podcastTitle = 7

  var titleProperty: String {
    switch self {
    case .title: MPMediaItemPropertyTitle
    case .album: MPMediaItemPropertyAlbumTitle
    case .artist: MPMediaItemPropertyArtist
    case .albumArtist: MPMediaItemPropertyAlbumArtist
    case .composer: MPMediaItemPropertyComposer
    case .genre: MPMediaItemPropertyGenre
    case .playlist: MPMediaPlaylistPropertyName
    case .podcastTitle: MPMediaItemPropertyPodcastTitle
    }
  }

  var idProperty: String {
    switch self {
    case .title: MPMediaItemPropertyPersistentID
    case .album: MPMediaItemPropertyAlbumPersistentID
    case .artist: MPMediaItemPropertyArtistPersistentID
    case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
    case .composer: MPMediaItemPropertyComposerPersistentID
    case .genre: MPMediaItemPropertyGenrePersistentID
    case .playlist: MPMediaPlaylistPropertyPersistentID
    case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
    }
  }

  /// Returns groups of items by their titles: within them discs and tracks in their order, then titles.
  func groups(of items: [MPMediaItem]) -> [[MPMediaItem]] {
    func name(_ item: MPMediaItem?, _ property: String) -> String {
      (item?.value(forProperty: property) as? String ?? "").lowercased()
    }
    func place(_ item: MPMediaItem) -> (Int, Int, String) {
      let title = name(item, MPMediaItemPropertyTitle)
      return self == .album ? (item.discNumber, item.albumTrackNumber, title) : (0, 0, title)
    }
    var groups: [MPMediaEntityPersistentID: [MPMediaItem]] = [:]
    for item in items {
      let id = item.value(forProperty: idProperty) as? MPMediaEntityPersistentID
      groups[id ?? 0, default: []].append(item)
    }
    func title(_ group: [MPMediaItem]) -> (String, UInt64) {
      (name(group.first, titleProperty), group.first?.persistentID ?? 0)
    }
    return groups.values.map { group in group.sorted { place($0) < place($1) } }
      .sorted { title($0) < title($1) }
  }
}
