import Foundation
import HeadlessUIKit
package import Predicates

/// An album.
public final class PHAssetCollection: PHCollection {
  /// Whether the user has made the album, or the system.
  public let assetCollectionType: PHAssetCollectionType
  /// Which album it is.
  public let assetCollectionSubtype: PHAssetCollectionSubtype
  /// The number of its photos, about.
  public var estimatedAssetCount: Int {
    PhotoShelf.current.visible.count {
      PhotoShelf.current.album(localIdentifier, has: $0.identifier)
    }
  }

  init(_ album: PhotoShelf.Album) {
    assetCollectionType = album.members == nil ? .smartAlbum : .album
    assetCollectionSubtype = album.members == nil ? .smartAlbumUserLibrary : .albumRegular
    super.init(album.identifier, album.title)
  }

  /// Fetches albums of the user's, or of the system's, of which there is the one with all photos.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) {
      $0.assetCollectionType == type && (subtype == .any || subtype == $0.assetCollectionSubtype)
    }
  }

  /// Fetches the albums that the library calls by some names.
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) { identifiers.contains($0.localIdentifier) }
  }

  private class func fetch(
    _ options: PHFetchOptions?, _ isWanted: @escaping (PHAssetCollection) -> Bool
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult {
      PhotoShelf.current.albums.map { PHAssetCollection($0) }.filter(isWanted)
        .chosen(by: options)
    } missing: {
      PHAssetCollection(PhotoShelf.Album(identifier: "", title: nil, members: []))
    }
  }
}

extension PHAssetCollection: PredicateSubject {
  /// Returns what a predicate asks for by its key.
  package func predicateValue(forKey key: String) -> PredicateValue {
    switch key {
    case "localizedTitle", "title": PredicateValue(localizedTitle)
    case "localIdentifier": PredicateValue(localIdentifier)
    case "estimatedAssetCount": PredicateValue(estimatedAssetCount)
    default: PredicateValue(nil)
    }
  }
}

/// Whether the user has made an album, or the system.
public enum PHAssetCollectionType: Int, Sendable {
  /// The user has made it.
  case album = 1
  /// The system has made it.
  case smartAlbum = 2
}

/// Which album it is.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// One that the user has made.
  case albumRegular = 2
  /// An event that iTunes has brought.
  case albumSyncedEvent = 3
  /// The pictures of a person that iTunes has brought.
  case albumSyncedFaces = 4
  /// An album that iTunes has brought.
  case albumSyncedAlbum = 5
  /// The pictures from a camera.
  case albumImported = 6
  /// The user's photo stream.
  case albumMyPhotoStream = 100
  /// An album that is shared.
  case albumCloudShared = 101
  /// Any album of the system's.
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  /// The films in which time is short.
  case smartAlbumTimelapses = 204
  /// The pictures that the user has hidden.
  case smartAlbumAllHidden = 205
  /// All that came last.
  case smartAlbumRecentlyAdded = 206
  /// The photos that were taken one after the other.
  case smartAlbumBursts = 207
  /// The films in which time is long.
  case smartAlbumSlomoVideos = 208
  /// All photos and films.
  case smartAlbumUserLibrary = 209
  /// The photos that the user has taken of themselves.
  case smartAlbumSelfPortraits = 210
  /// The pictures of the screen.
  case smartAlbumScreenshots = 211
  /// The photos with a depth.
  case smartAlbumDepthEffect = 212
  /// The photos that move.
  case smartAlbumLivePhotos = 213
  /// The pictures that move again and again.
  case smartAlbumAnimated = 214
  /// The photos with a long exposure.
  case smartAlbumLongExposures = 215
  case any = 0x7FFF_FFFF_FFFF_FFFF
}
