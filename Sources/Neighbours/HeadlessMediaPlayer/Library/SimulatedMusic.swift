public import Foundation
import HeadlessUIKit

/// What the user has to hear and see, as a test says.
///
/// It belongs to the application of the test: in a fresh one there is nothing. What the user lets the app see
/// stands among `Fleet.permissions`.
///
/// ```swift
/// SimulatedMusic.add("Robin", artist: "Birds", duration: 90)
/// print(SimulatedMusic.items.map(\.playbackDuration))  // [90.0]
/// ```
@preconcurrency @MainActor
public enum SimulatedMusic {
  /// All items of the library, whatever the app may see, in the order in which they were added.
  public static var items: [MPMediaItem] { MediaLibrary.current.items }

  /// Adds an item; one that is not in the library is in the store alone, by its store ID.
  @discardableResult
  public static func add(
    _ title: String, artist: String? = nil, album: String? = nil, genre: String? = nil,
    duration: TimeInterval = 180, storeID: String? = nil, type: MPMediaType = .music,
    isInLibrary: Bool = true, _ others: [String: Any] = [:]
  ) -> MPMediaItem {
    var properties: [String: Any] = [
      MPMediaItemPropertyTitle: title, MPMediaItemPropertyPlaybackDuration: duration,
      MPMediaItemPropertyMediaType: type.rawValue,
    ]
    properties[MPMediaItemPropertyArtist] = artist
    properties[MPMediaItemPropertyAlbumTitle] = album
    properties[MPMediaItemPropertyGenre] = genre
    properties[MPMediaItemPropertyPlaybackStoreID] = storeID
    return MediaLibrary.current.add(
      properties.merging(others) { $1 }, isInLibrary: isInLibrary)
  }

  /// Adds a playlist of the user's.
  @discardableResult
  public static func addPlaylist(_ name: String, _ items: [MPMediaItem]) -> MPMediaPlaylist {
    MediaLibrary.current.addPlaylist(name, items)
  }

  /// Takes items out of the library.
  public static func remove(_ items: [MPMediaItem]) { MediaLibrary.current.remove(items) }
}
