public import Foundation
public import HeadlessCoreLocation
public import HeadlessUIKit

/// The photos of the device, as a test says.
///
/// They belong to the application of the test: a fresh one starts empty. What the user lets the app
/// do stands among `Fleet.permissions`.
///
/// ```swift
/// SimulatedPhotos.add(UIImage(), date: Date(timeIntervalSince1970: 0))
/// print(SimulatedPhotos.assets.count)  // 1
/// ```
@preconcurrency @MainActor
public enum SimulatedPhotos {
  /// All photos and films, whatever the app may see, in the order in which they were added.
  public static var assets: [PHAsset] { PhotoShelf.current.contents.photos.map { PHAsset($0) } }

  /// The titles of the user's albums.
  public static var albums: [String] {
    PhotoShelf.current.albums.filter { $0.members != nil }.compactMap(\.title)
  }

  /// Adds a photo; observers hear of it on a later turn.
  @discardableResult
  public static func add(
    _ image: UIImage, date: Date? = nil, location: CLLocation? = nil, isFavorite: Bool = false,
    isLive: Bool = false
  ) -> PHAsset {
    var values = PhotoValues(.image(image))
    if isLive { values.subtypes = .photoLive }
    values.creationDate = date ?? values.creationDate
    (values.location, values.isFavorite) = (location, isFavorite)
    return add(values)
  }

  /// Adds the film in a file; observers hear of it on a later turn.
  @discardableResult
  public static func add(
    filmAt url: URL, duration: TimeInterval = 1, date: Date? = nil
  ) -> PHAsset {
    var values = PhotoValues(.file(url))
    values.creationDate = date ?? values.creationDate
    values.duration = duration
    return add(values)
  }

  /// Adds an album of the user's.
  public static func addAlbum(_ title: String, _ assets: [PHAsset] = []) {
    let album = PhotoShelf.Album(
      identifier: "\(UUID().uuidString)/L0/040", title: title,
      members: assets.map(\.localIdentifier))
    PhotoShelf.current.change { $0.albums.append(album) }
  }

  /// Deletes photos and films.
  public static func remove(_ assets: [PHAsset]) {
    let names = Set(assets.map(\.localIdentifier))
    PhotoShelf.current.change { contents in
      contents.photos.removeAll { names.contains($0.identifier) }
    }
  }

  /// Chooses what the app may see where the user lets it see only some.
  public static func choose(_ assets: [PHAsset]) {
    PhotoShelf.current.chosen = Set(assets.map(\.localIdentifier))
  }

  private static func add(_ values: PhotoValues) -> PHAsset {
    PhotoShelf.current.change { $0.photos.append(values) }
    return PHAsset(values)
  }
}
