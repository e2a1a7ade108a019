public import HeadlessUIKit

/// The picture of a sprite, of which the size is known.
@preconcurrency @MainActor
open class SKTexture: NSObject {
  private let image: UIImage?
  /// How it is made larger.
  open var filteringMode = SKTextureFilteringMode.linear

  /// Creates one of a picture of the app's.
  public init(imageNamed name: String) {
    image = UIImage(named: name)
    super.init()
  }

  /// Creates one of a picture.
  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// Creates one of a picture.
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

  /// Returns the picture: a transparent pixel where the app has none of that name.
  open func cgImage() -> CGImage { image?.cgImage ?? CGImage() }

  /// Returns the size.
  open func size() -> CGSize { image?.size ?? .zero }

  /// Calls a closure once it is there.
  @preconcurrency open func preload(
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    UIApplication.shared.mainLoop.enqueue("SKTexture", completionHandler)
  }
}

/// How a picture is made larger.
public enum SKTextureFilteringMode: Int, Sendable {
  case nearest
  case linear
}
