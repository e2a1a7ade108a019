public import Foundation
public import HeadlessUIKit

/// Something that is kept with a test; its text goes into the log.
@preconcurrency @MainActor
open class XCTAttachment: NSObject {
  /// The lifetime of an attachment.
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    /// Unless the test succeeds.
    case deleteOnSuccess = 1
  }

  /// The quality of a screenshot's picture.
  public enum ImageQuality: Int, Sendable {
    /// As it was taken.
    case original = 0
    /// A bit smaller.
    case medium = 1
    /// Small.
    case low = 2
  }

  /// The name under which the log has the attachment.
  open var name: String?
  /// The lifetime of the attachment; the log keeps it always.
  open var lifetime = Lifetime.deleteOnSuccess
  /// Further information about the attachment.
  open var userInfo: [AnyHashable: Any]?
  /// The kind of content, by its uniform type identifier.
  public let uniformTypeIdentifier: String
  /// The text that stands in the log.
  package let text: String

  package init(type: String, text: String) {
    uniformTypeIdentifier = type
    self.text = text
    super.init()
  }

  /// Keeps a text.
  public convenience init(string: String) {
    self.init(type: "public.plain-text", text: string)
  }

  /// Keeps an image; the log gets its size.
  public convenience init(image: UIImage) {
    self.init(
      type: "public.png", text: "an image of \(image.size.width) by \(image.size.height) points")
  }

  /// Keeps an image, which is not made smaller; the log gets its size.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  /// Keeps a file; the log gets its name and its number of bytes.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      contentsOfFile: url,
      uniformTypeIdentifier: UTType(filenameExtension: url.pathExtension)?.identifier
        ?? "public.data")
  }

  /// Keeps a file of a kind; the log gets its name and its number of bytes.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String) {
    let content = (try? Data(contentsOf: url)).map { "\($0.count) bytes" } ?? "no file"
    self.init(type: uniformTypeIdentifier, text: "\(url.lastPathComponent), \(content)")
  }

  /// Keeps data; the log gets its number of bytes.
  public convenience init(data: Data) {
    self.init(type: "public.data", text: "\(data.count) bytes")
  }

  /// Keeps data of a kind; the log gets its number of bytes.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(type: uniformTypeIdentifier, text: "\(data.count) bytes")
  }

  /// Keeps data of a kind under a name; the log gets its number of bytes.
  public convenience init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.init(type: identifier ?? "public.data", text: "\(payload?.count ?? 0) bytes")
    (self.name, self.userInfo) = (name, userInfo)
  }

  /// Keeps a property list, of which the log gets the XML.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: object, format: .xml, options: 0)
    self.init(
      type: "com.apple.property-list",
      text: data.map { String(decoding: $0, as: UTF8.self) } ?? "no property list")
  }

  /// Writes the attachment into the log.
  package final func write() {
    print("Attachment \(name ?? uniformTypeIdentifier):")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      print("    \(line)")
    }
  }
}

/// Writes an attachment of a suite into the log.
///
/// Rewritten suites that keep attachments call it.
@preconcurrency @MainActor
public func uiKitKeep(_ attachment: XCTAttachment) { attachment.write() }
