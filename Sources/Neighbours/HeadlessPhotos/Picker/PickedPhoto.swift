public import Foundation
public import HeadlessUIKit

/// Something that a test picks in a photo picker.
public enum PickedPhoto {
  case image(UIImage)
  /// A live photo, of which there is only the picture here.
  case livePhoto(UIImage)
  /// The file of a film.
  case video(URL)
  /// A photo or a film of the library.
  case asset(PHAsset)

  enum Kind: String, Hashable, Sendable {
    case image = "photos"
    case livePhoto = "live photos"
    case video = "films"
  }

  var kind: Kind {
    switch self {
    case .image: .image
    case .livePhoto: .livePhoto
    case .video: .video
    case .asset(let asset): asset.mediaType == .video ? .video : .image
    }
  }

  @MainActor
  func result(tellsIdentifier: Bool) -> PHPickerResult {
    switch self {
    case .image(let image), .livePhoto(let image):
      PHPickerResult(itemProvider: PickedItemProvider(.image(image)), assetIdentifier: nil)
    case .video(let url):
      PHPickerResult(itemProvider: PickedItemProvider(.file(url)), assetIdentifier: nil)
    case .asset(let asset):
      PHPickerResult(
        itemProvider: PickedItemProvider(asset.content),
        assetIdentifier: tellsIdentifier ? asset.localIdentifier : nil)
    }
  }
}
