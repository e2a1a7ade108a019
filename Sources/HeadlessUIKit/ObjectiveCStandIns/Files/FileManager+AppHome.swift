public import Foundation

extension FileManager {
  /// The places of a folder of the app's, in place of `urls(for:in:)`.
  public func uiKitURLs(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard domainMask.contains(.userDomainMask), let url = AppHome.url(for: directory) else {
      return urls(for: directory, in: domainMask)
    }
    return [url]
  }

  /// The place of a folder of the app's, which is made if that is wanted, in place of
  /// `url(for:in:appropriateFor:create:)`.
  public func uiKitURL(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard domain.contains(.userDomainMask), let place = AppHome.url(for: directory) else {
      return try self.url(
        for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: place, withIntermediateDirectories: true) }
    return place
  }
}

/// The paths of a folder of the app's, in place of `NSSearchPathForDirectoriesInDomains(_:_:_:)`.
public func uiKitSearchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  FileManager.default.uiKitURLs(for: directory, in: domainMask).map(\.path)
}

/// The path of the folder around an app's folders, in place of `NSHomeDirectory()`.
public func uiKitHomeDirectory() -> String { AppHome.folder.path }

extension URL {
  /// The place of a folder of the app's, in place of `documentsDirectory` and its kin.
  public static func uiKitDirectory(_ directory: FileManager.SearchPathDirectory) -> URL {
    AppHome.url(for: directory) ?? AppHome.folder
  }
}
