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

  init(_ text: String) {
    self.text = text
    let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
    let renderer = UIGraphicsImageRenderer(bounds: UIScreen.main.bounds)
    image = renderer.image { context in window?.layer.render(in: context.cgContext) }
    super.init()
  }
}
