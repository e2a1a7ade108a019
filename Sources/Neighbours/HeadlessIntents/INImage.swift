public import HeadlessUIKit

/// A picture beside something of an intent.
open class INImage: NSObject {
  let name: String?
  let data: Data?
  let url: URL?

  private init(name: String? = nil, data: Data? = nil, url: URL? = nil) {
    (self.name, self.data, self.url) = (name, data, url)
    super.init()
  }

  /// Creates a picture of the app's.
  public convenience init(named name: String) { self.init(name: name, data: nil, url: nil) }

  /// Creates a picture of a file's contents.
  public convenience init(imageData: Data) { self.init(name: nil, data: imageData, url: nil) }

  /// Creates a picture at an address.
  public convenience init?(url URL: URL) { self.init(name: nil, data: nil, url: URL) }

  /// Creates a picture.
  @MainActor public convenience init(uiImage: UIImage) {
    self.init(name: nil, data: uiImage.pngData(), url: nil)
  }

  /// Creates a symbol.
  public class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(named: systemImageName)
  }
}
