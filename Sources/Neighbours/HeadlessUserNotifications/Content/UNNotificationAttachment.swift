public import Foundation

/// A file that comes with a notification.
public final class UNNotificationAttachment: NSObject, NSCopying, Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// Where the file is; it stays where it was.
  public let url: URL
  /// The type of the file, by its name.
  public let type: String

  /// Creates an attachment of a file, which has to be there.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type = URL.pathExtension
    super.init()
  }

  /// The attachment itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// The options of an attachment.
public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
