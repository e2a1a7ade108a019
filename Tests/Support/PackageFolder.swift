public import Foundation

/// The folder of this package, for tests that read its pages and sources.
public enum PackageFolder {
  /// Its URL.
  public static let url: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }()

  /// Returns what stands at a path below it.
  public static func appending(_ path: String) -> URL { url.appending(path: path) }
}
