public import Foundation
public import HeadlessCoreLocation
import HeadlessUIKit
package import Predicates

/// A photo or a film of the library, as it was when it was fetched.
public final class PHAsset: PHObject {
  let values: PhotoValues

  init(_ values: PhotoValues) {
    self.values = values
    super.init(values.identifier)
  }

  var content: PhotoContent { values.content }

  // MARK: What it is

  /// Whether it is a photo or a film.
  public var mediaType: PHAssetMediaType { values.mediaType }
  /// Which kind of photo or film it is.
  public var mediaSubtypes: PHAssetMediaSubtype { values.subtypes }
  /// Its source.
  public var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The pixels from side to side.
  public var pixelWidth: Int { values.pixelWidth }
  /// The pixels from top to bottom.
  public var pixelHeight: Int { values.pixelHeight }
  /// The time at which it was made.
  public var creationDate: Date? { values.creationDate }
  /// The time at which it was changed.
  public var modificationDate: Date? { values.modificationDate }
  /// The place where it was made.
  public var location: CLLocation? { values.location }
  /// The length of the film, in seconds.
  public var duration: TimeInterval { values.duration }
  /// Whether it is hidden.
  public var isHidden: Bool { values.isHidden }
  /// Whether it is a favorite.
  public var isFavorite: Bool { values.isFavorite }
  /// The series that it belongs to.
  public var burstIdentifier: String? { nil }
  /// Whether it stands for a series.
  public var representsBurst: Bool { false }

  /// Returns whether it can be changed in a way.
  public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { true }

  // MARK: Fetching

  /// Fetches photos and films.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { _ in true }
  }

  /// Fetches photos, or films.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { $0.mediaType == mediaType } }

  /// Fetches what is in an album.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let album = assetCollection.localIdentifier
    return fetch(options) { PhotoShelf.current.album(album, has: $0.identifier) }
  }

  /// Fetches what the library calls by some names, in its order.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options) { identifiers.contains($0.identifier) } }

  private class func fetch(
    _ options: PHFetchOptions?, _ isWanted: @escaping (PhotoValues) -> Bool
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult {
      PhotoShelf.current.visible.filter {
        isWanted($0) && (!$0.isHidden || options?.includeHiddenAssets == true)
      }.map { PHAsset($0) }.chosen(by: options)
    } missing: {
      PHAsset(PhotoValues(.image(UIImage())))
    }
  }
}

extension PHAsset: PredicateSubject {
  /// Returns what a predicate asks for by its key.
  package func predicateValue(forKey key: String) -> PredicateValue {
    let value: Any? =
      switch key {
      case "mediaType": mediaType.rawValue
      case "mediaSubtypes", "mediaSubtype": Int(mediaSubtypes.rawValue)
      case "creationDate": creationDate
      case "modificationDate": modificationDate
      case "pixelWidth": pixelWidth
      case "pixelHeight": pixelHeight
      case "duration": duration
      case "isFavorite", "favorite": isFavorite
      case "isHidden", "hidden": isHidden
      case "localIdentifier": localIdentifier
      default: nil
      }
    return PredicateValue(value)
  }
}

/// Whether something is a photo or a film.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

/// Which kind of photo or film something is.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = Self(rawValue: 1 << 0)
  /// A photo with a high dynamic range.
  public static let photoHDR = Self(rawValue: 1 << 1)
  /// A picture of a screen.
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  /// A photo that moves.
  public static let photoLive = Self(rawValue: 1 << 3)
  /// A photo with depth.
  public static let photoDepthEffect = Self(rawValue: 1 << 4)
  /// A film that is loaded as it is shown.
  public static let videoStreamed = Self(rawValue: 1 << 16)
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  /// A film in a hurry.
  public static let videoTimelapse = Self(rawValue: 1 << 18)
}

/// The source of a photo or film.
public struct PHAssetSourceType: OptionSet, Sendable {
  /// The sources as bits.
  public let rawValue: UInt

  /// Creates sources from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let typeUserLibrary = Self(rawValue: 1 << 0)
  public static let typeCloudShared = Self(rawValue: 1 << 1)
  /// A computer.
  public static let typeiTunesSynced = Self(rawValue: 1 << 2)
}

/// A way of changing a photo or film.
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  /// Its content is changed.
  case content = 2
  /// A change of its properties.
  case properties = 3
}
