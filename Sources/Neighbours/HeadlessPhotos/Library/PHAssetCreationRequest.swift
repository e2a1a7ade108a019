public import Foundation
import HeadlessUIKit

/// A photo or a film that is to be added by its bytes or its file.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  private let identifier = "\(UUID().uuidString)/L0/001"
  private var content: PhotoContent?

  private init() {
    super.init(adding: nil, by: "PHAssetCreationRequest.forAsset()")
  }

  /// Creates a request.
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  /// Adds the bytes of the photo.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    if let image = UIImage(data: data) { content = .image(image) }
  }

  /// Adds the file of the photo or film.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    let isFilm = [.video, .fullSizeVideo, .pairedVideo].contains(type)
    guard !(isFilm && content != nil) else { return }
    content = isFilm ? .file(fileURL) : UIImage(contentsOfFile: fileURL.path).map { .image($0) }
  }

  /// The placeholder for the photo or film.
  public override var placeholderForCreatedAsset: PHObjectPlaceholder? {
    PHObjectPlaceholder(identifier)
  }

  override func valuesToAdd() -> PhotoValues? {
    content.map { PhotoValues($0, identifier: identifier) }
  }

  override func commit(to contents: inout PhotoShelf.Contents) { add(to: &contents) }
}

/// What a file or some bytes are of a photo or film.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video = 2
  case audio = 3
  /// Another photo of the same.
  case alternatePhoto = 4
  /// The photo after it was changed.
  case fullSizePhoto = 5
  /// The film after it was changed.
  case fullSizeVideo = 6
  /// The changes of a photo.
  case adjustmentData = 7
  /// The film of a live photo.
  case pairedVideo = 9
}
