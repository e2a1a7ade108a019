import Foundation

/// The file of a download, which is there until its receiver has returned.
enum DownloadedFile {
  private static var place: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
  }

  /// Calls a closure with a file.
  static func with(_ data: Data, _ body: (URL) -> Void) {
    let file = place
    try? data.write(to: file)
    body(file)
    try? FileManager.default.removeItem(at: file)
  }

  /// Moves a file to where it stays.
  static func kept(_ file: URL) -> URL? {
    let place = place
    do { try FileManager.default.moveItem(at: file, to: place) } catch { return nil }
    return place
  }
}
