import FleetTesting
import Foundation
import HeadlessMediaPlayer
import TestSupport
import Testing

@MainActor
@Suite("The library of media", .freshApplication)
struct MPMediaQueryTests {
  private let trace = Trace()

  private func fill() {
    Fleet.permissions[.mediaLibrary] = .allowed
    SimulatedMusic.add(
      "Wren", artist: "Jenny", album: "Hedges", genre: "Song",
      [MPMediaItemPropertyAlbumTrackNumber: 2, MPMediaItemPropertyPlayCount: 7])
    SimulatedMusic.add(
      "Robin", artist: "Jenny", album: "Hedges", genre: "Song",
      [MPMediaItemPropertyAlbumTrackNumber: 1, MPMediaItemPropertyIsCompilation: true])
    SimulatedMusic.add("Owl", artist: "Night", album: "Hedges", genre: "Call")
    SimulatedMusic.add(
      "Talk", type: .podcast, [MPMediaItemPropertyPodcastTitle: "Birds today"])
    SimulatedMusic.add("7 Birds", type: .audioBook)
  }

  private func titles(_ query: MPMediaQuery) -> [[String?]]? {
    query.collections?.map { $0.items.map(\.title) }
  }

  @Test func `common questions`() {
    fill()
    #expect(titles(.songs()) == [["Owl"], ["Robin"], ["Wren"]])
    #expect(titles(.albums()) == [["Robin", "Wren"], ["Owl"]])
    #expect(titles(.artists()) == [["Robin", "Wren"], ["Owl"]])
    #expect(titles(.genres())?.contains(["Robin", "Wren"]) == true)
    #expect(titles(.podcasts()) == [["Talk"]])
    #expect(titles(.audiobooks()) == [["7 Birds"]])
    #expect(titles(.compilations()) == [["Robin"]])
    #expect(MPMediaQuery().items?.count == 5)
    #expect(MPMediaQuery.songs().items?.first?.artist == "Night")
  }

  @Test func `conditions, and what they compare`() {
    fill()
    func found(
      _ value: Any?, _ property: String, _ comparison: MPMediaPredicateComparison = .equalTo
    ) -> [String?]? {
      let query = MPMediaQuery.songs()
      query.addFilterPredicate(
        MPMediaPropertyPredicate(
          value: value, forProperty: property, comparisonType: comparison))
      return query.items?.map(\.title)
    }
    #expect(found("Robin", MPMediaItemPropertyTitle) == ["Robin"])
    #expect(found("robin", MPMediaItemPropertyTitle) == [])
    #expect(found("r", MPMediaItemPropertyTitle, .contains) == ["Robin", "Wren"])
    #expect(found(7, MPMediaItemPropertyPlayCount) == ["Wren"])
    #expect(found(NSNumber(value: 7), MPMediaItemPropertyPlayCount) == ["Wren"])
    #expect(found(nil, MPMediaItemPropertyPlayCount) == ["Owl", "Robin"])
    let robin = SimulatedMusic.items[1]
    #expect(found(robin.persistentID, MPMediaItemPropertyPersistentID) == ["Robin"])
    #expect(
      found(robin.albumPersistentID, MPMediaItemPropertyAlbumPersistentID) == ["Robin", "Wren"])
    #expect(found(MPMediaType.podcast.rawValue, MPMediaItemPropertyMediaType) == [])
    #expect(found(Float(7), MPMediaItemPropertyPlayCount) == ["Wren"])
    #expect(found(CGFloat(7), MPMediaItemPropertyPlayCount) == ["Wren"])
    #expect(found(Float(7.5), MPMediaItemPropertyPlayCount) == [])
    #expect(found(Double.nan, MPMediaItemPropertyPlayCount) == [])
    #expect(found(true, MPMediaItemPropertyIsCompilation) == ["Robin"])
    // What is there is not what is missing, of whatever type it is.
    #expect(found(URL(filePath: "/Robin"), MPMediaItemPropertyAssetURL) == [])
    #expect(found(-1, MPMediaItemPropertyPersistentID) == [])
    let predicate = MPMediaPropertyPredicate(value: "Owl", forProperty: MPMediaItemPropertyTitle)
    let query = MPMediaQuery(filterPredicates: [predicate])
    #expect(query.items?.count == 1 && (query.copy() as? MPMediaQuery)?.items?.count == 1)
    query.removeFilterPredicate(predicate)
    #expect(query.items?.count == 5)
  }

  @Test func `playlists, and their sections`() {
    fill()
    let items = SimulatedMusic.items
    SimulatedMusic.addPlaylist("Mornings", [items[1], items[0]])
    SimulatedMusic.addPlaylist("Evenings", [items[2]])
    let query = MPMediaQuery.playlists()
    let names = query.collections?.compactMap { ($0 as? MPMediaPlaylist)?.name }
    #expect(names == ["Mornings", "Evenings"])
    #expect(titles(query) == [["Robin", "Wren"], ["Owl"]])
    #expect(query.collectionSections?.map(\.title) == ["M", "E"])
    let first = query.collections?.first
    #expect(first?.value(forProperty: MPMediaPlaylistPropertyName) as? String == "Mornings")
    #expect(first?.count == 2 && first?.mediaTypes == .music)
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "Evenings", forProperty: MPMediaPlaylistPropertyName))
    #expect(query.collections?.count == 1)
    #expect(
      MPMediaQuery().itemSections?.map { "\($0.title) \($0.range.location) \($0.range.length)" }
        == ["# 0 1", "O 1 1", "R 2 1", "T 3 1", "W 4 1"])
  }

  @Test func `an item says what a test said of it`() {
    let cover = MPMediaItemArtwork(image: UIImage())
    let item = SimulatedMusic.add(
      "Robin", artist: "Jenny", album: "Hedges", duration: 61.5, storeID: "12",
      [
        MPMediaItemPropertyArtwork: cover, MPMediaItemPropertyRating: 4,
        MPMediaItemPropertyIsCloudItem: true, MPMediaItemPropertyMediaType: MPMediaType.musicVideo,
      ])
    #expect(item.playbackDuration == 61.5 && item.artwork === cover && item.rating == 4)
    #expect(item.isCloudItem && !item.hasProtectedAsset && item.mediaType == .musicVideo)
    #expect(item.playbackStoreID == "12" && item.genrePersistentID == 0)
    #expect(item.value(forProperty: MPMediaItemPropertyArtist) as? String == "Jenny")
    #expect(item[MPMediaItemPropertyTitle] as? String == "Robin" && item[7] == nil)
    let album = MPMediaItem.persistentIDProperty(forGroupingType: .album)
    #expect(item.value(forProperty: album) as? UInt64 == item.albumPersistentID)
    #expect(MPMediaItem.titleProperty(forGroupingType: .artist) == MPMediaItemPropertyArtist)
    #expect(MPMediaItem.canFilter(byProperty: MPMediaItemPropertyTitle))
    #expect(!MPMediaItem.canFilter(byProperty: MPMediaItemPropertyLyrics))
    var seen: [String] = []
    item.enumerateValues(forProperties: [MPMediaItemPropertyTitle, "artist", "lyrics"]) {
      seen.append("\($0) \($1)")
      $2.pointee = true
    }
    #expect(seen == ["artist Jenny"])
  }

  @Test func `the user is asked, and nothing is there until then`() {
    fill()
    Fleet.permissions[.mediaLibrary] = .notDetermined
    _ = NotificationCenter.default.addObserver(
      forName: .MPMediaLibraryDidChange, object: nil, queue: nil
    ) { [trace] _ in trace.add("changed") }
    MPMediaLibrary.default().beginGeneratingLibraryChangeNotifications()
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
    MPMediaLibrary.requestAuthorization { [trace] in trace.add("\($0)") }
    #expect(MPMediaQuery.songs().items?.isEmpty == true)
    Fleet.settle()
    #expect(Fleet.screen.alert?.title?.contains("your media library") == true)
    answerPermission(.allow)

    #expect(MPMediaQuery.songs().items?.count == 3)
    #expect(trace.lines.sorted() == ["authorized", "changed"])
    SimulatedMusic.remove(Array(SimulatedMusic.items.prefix(1)))
    Fleet.settle()
    #expect(MPMediaQuery.songs().items?.count == 2)
    #expect(trace.lines.count == 3)
    MPMediaLibrary.default().endGeneratingLibraryChangeNotifications()
    SimulatedMusic.add("Finch")
    Fleet.settle()
    #expect(trace.lines.count == 3)
    Fleet.permissions[.mediaLibrary] = .denied
    #expect(MPMediaLibrary.authorizationStatus() == .denied)
    #expect(MPMediaQuery.playlists().collections?.isEmpty == true)
  }

  @Test(arguments: [2 as Int, UInt(2), NSNumber(value: 2), MPMediaType.podcast] as [any Sendable])
  func `kinds of media may be of any type of numbers`(kind: any Sendable) {
    Fleet.permissions[.mediaLibrary] = .allowed
    SimulatedMusic.add("Talk", [MPMediaItemPropertyMediaType: kind])
    #expect(SimulatedMusic.items.map(\.mediaType) == [.podcast])
    let predicate = MPMediaPropertyPredicate(
      value: kind, forProperty: MPMediaItemPropertyMediaType)
    #expect(MPMediaQuery(filterPredicates: [predicate]).items?.count == 1)
  }

  @Test func `an application has one library, which its observers can name`() {
    let library = MPMediaLibrary.default()
    #expect(library === MPMediaLibrary.default())
    withFreshApplication { #expect(library !== MPMediaLibrary.default()) }
    _ = NotificationCenter.default.addObserver(
      forName: .MPMediaLibraryDidChange, object: library, queue: nil
    ) { [trace] _ in trace.add("changed") }
    library.beginGeneratingLibraryChangeNotifications()
    withFreshApplication {
      MPMediaLibrary.default().beginGeneratingLibraryChangeNotifications()
      SimulatedMusic.add("Elsewhere")
      Fleet.settle()
    }
    #expect(trace.lines.isEmpty)
    SimulatedMusic.add("Robin")
    Fleet.settle()
    #expect(trace.lines == ["changed"])
  }

  @Test func `the answer can be awaited`() async {
    Fleet.permissions[.mediaLibrary] = .restricted
    #expect(await MPMediaLibrary.requestAuthorization() == .restricted)
  }
}
