public import Foundation
public import HeadlessUIKit

/// What was to be seen: the elements as text, and the picture that was drawn of the screen.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  /// The elements that were to be seen, as a `debugDescription` prints them.
  public let text: String

  /// The picture of the screen.
  public let image: UIImage

  /// The picture of the screen, as a PNG file.
  public var pngRepresentation: Data { image.pngData() ?? Data() }

  init(_ text: String, in frame: CGRect? = nil) {
    self.text = text
    let application = UIApplication.shared
    let bounds = application.screen.bounds
    let place = frame?.part(within: bounds) ?? bounds
    let picture = TakenPicture(
      of: application, in: place.isEmpty ? bounds : place, scale: application.screen.scale)
    image = picture?.uiImage ?? UIImage()
    super.init()
  }
}
