package import Foundation

/// The type that servers give a file, by its name.
package enum ContentType {
  private static let types = [
    "json": "application/json", "txt": "text/plain", "html": "text/html", "htm": "text/html",
    "css": "text/css", "csv": "text/csv", "xml": "application/xml", "plist": "application/xml",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "svg": "image/svg+xml", "pdf": "application/pdf",
    "zip": "application/zip", "js": "text/javascript", "mp4": "video/mp4", "mp3": "audio/mpeg",
  ]

  /// The type of a file, or that of any bytes.
  package static func of(_ url: URL) -> String {
    types[url.pathExtension.lowercased()] ?? "application/octet-stream"
  }
}
