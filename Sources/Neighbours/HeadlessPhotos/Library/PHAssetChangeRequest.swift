public import Foundation
public import HeadlessCoreLocation
public import HeadlessUIKit

/// A photo or a film that is to be added, changed or deleted.
public class PHAssetChangeRequest: PHChangeRequest {
  private enum Purpose {
    case add(PhotoValues)
    case change(String)
    case delete(Set<String>)
  }

  private let purpose: Purpose

  private init(_ purpose: Purpose, by call: String) {
    self.purpose = purpose
    super.init(by: call)
  }

  init(adding content: PhotoContent?, by call: String) {
    purpose = content.map { .add(PhotoValues($0)) } ?? .delete([])
    super.init(by: call)
  }

  /// Creates a request to change what is said of a photo or film.
  public convenience init(for asset: PHAsset) {
    self.init(.change(asset.localIdentifier), by: "PHAssetChangeRequest.init(for:)")
    let values = asset.values
    (creationDate, location) = (values.creationDate, values.location)
    (isFavorite, isHidden) = (values.isFavorite, values.isHidden)
  }

  // MARK: Adding

  /// Creates a request to add a photo.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest(
      adding: .image(image), by: "PHAssetChangeRequest.creationRequestForAsset(from:)")
  }

  /// Creates a request to add the photo in a file.
  @discardableResult
  public class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? {
    guard let image = UIImage(contentsOfFile: fileURL.path) else { return nil }
    return creationRequestForAsset(from: image)
  }

  /// Creates a request to add the film in a file.
  @discardableResult
  public class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    return PHAssetChangeRequest(
      adding: .file(fileURL),
      by: "PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL:)")
  }

  /// The placeholder for the photo or film.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? {
    if case .add(let values) = purpose { PHObjectPlaceholder(values.identifier) } else { nil }
  }

  // MARK: Changing

  /// The time at which it was made.
  public var creationDate: Date?
  /// The place where it was made.
  public var location: CLLocation?
  /// Whether it is a favorite.
  public var isFavorite = false
  /// Whether it is hidden.
  public var isHidden = false

  // MARK: Deleting

  /// Requests that photos and films are deleted.
  public class func deleteAssets(_ assets: NSArray) {
    deleteAssets(assets.compactMap { $0 as? PHAsset })
  }

  /// Requests that photos and films are deleted.
  public class func deleteAssets(_ assets: PHFetchResult<PHAsset>) { deleteAssets(assets.objects) }

  /// Requests that photos and films are deleted.
  public class func deleteAssets(_ assets: [PHAsset]) {
    _ = PHAssetChangeRequest(
      .delete(Set(assets.map(\.localIdentifier))), by: "PHAssetChangeRequest.deleteAssets(_:)")
  }

  /// Returns the values of the photo to be added, if there is one.
  func valuesToAdd() -> PhotoValues? {
    if case .add(let values) = purpose { values } else { nil }
  }

  /// Adds what is to be added.
  final func add(to contents: inout PhotoShelf.Contents) {
    guard var values = valuesToAdd() else { return }
    values.creationDate = creationDate ?? values.creationDate
    (values.location, values.isFavorite, values.isHidden) = (location, isFavorite, isHidden)
    contents.photos.append(values)
  }

  override func commit(to contents: inout PhotoShelf.Contents) {
    switch purpose {
    case .add: add(to: &contents)
    case .change(let identifier):
      for index in contents.photos.indices where contents.photos[index].identifier == identifier {
        contents.photos[index].creationDate = creationDate
        contents.photos[index].location = location
        contents.photos[index].isFavorite = isFavorite
        contents.photos[index].isHidden = isHidden
        contents.photos[index].modificationDate = ApplicationScope.current.elsewhere.date
      }
    case .delete(let identifiers):
      contents.photos.removeAll { identifiers.contains($0.identifier) }
      for index in contents.albums.indices {
        contents.albums[index].members?.removeAll { identifiers.contains($0) }
      }
    }
  }
}
