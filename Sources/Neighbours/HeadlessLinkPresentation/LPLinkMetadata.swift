public import HeadlessUIKit

/// What is known of a page: its title, and pictures.
open class LPLinkMetadata: NSObject, NSCopying {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that it led to.
  open var url: URL?
  /// The title.
  open var title: String?
  /// A small picture.
  open var iconProvider: NSItemProvider?
  /// A picture.
  open var imageProvider: NSItemProvider?
  /// A film.
  open var videoProvider: NSItemProvider?
  /// The address of a film.
  open var remoteVideoURL: URL?

  /// Creates one of which nothing is known.
  public override init() { super.init() }

  /// Returns one of which the same is known.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  final func copied() -> LPLinkMetadata {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
    (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
    return copy
  }
}
