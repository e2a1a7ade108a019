import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

/// What the library knows of a photo or a film.
struct PhotoValues: Sendable {
  let identifier: String
  let content: PhotoContent
  var mediaType: PHAssetMediaType
  var subtypes: PHAssetMediaSubtype = []
  var creationDate: Date?
  var modificationDate: Date?
  var location: CLLocation?
  var duration: TimeInterval = 0
  var isFavorite = false
  var isHidden = false

  init(_ content: PhotoContent, identifier: String = "\(UUID().uuidString)/L0/001") {
    self.identifier = identifier
    self.content = content
    mediaType = if case .image = content { .image } else { .video }
    creationDate = ApplicationScope.current.elsewhere.date
    modificationDate = creationDate
  }

  private var size: CGSize {
    guard case .image(let image) = content else { return CGSize(width: 1920, height: 1080) }
    return CGSize(
      width: image.size.width * image.scale, height: image.size.height * image.scale)
  }

  var pixelWidth: Int { Int(size.width.rounded()) }
  var pixelHeight: Int { Int(size.height.rounded()) }
}
