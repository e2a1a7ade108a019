import Foundation

/// Adds an image to the user's photos, and tells a target how that has ended.
///
/// The selector is `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.save(.image(image), by: "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)") { error in
    Selector.tell(
      completionSelector, of: completionTarget, about: image,
      Selector.Ending(error: error, context: contextInfo))
  }
}

/// Returns whether a film can be added to the user's photos: whether there is one.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileManager.default.fileExists(atPath: videoPath)
}

/// Adds a film to the user's photos, and tells a target how that has ended.
///
/// The selector is `video(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let film = URL(fileURLWithPath: videoPath)
  SavedPhotos.save(.film(film), by: "UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)") { error in
    Selector.tell(
      completionSelector, of: completionTarget, about: videoPath,
      Selector.Ending(error: error, context: contextInfo))
  }
}
