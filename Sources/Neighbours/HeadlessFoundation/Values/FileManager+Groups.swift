public import Foundation

extension FileManager {
  /// Returns the folder that an app shares with its extensions, of which there is one for each name.
  ///
  /// What the app may share stands in its entitlements on a device; here it may share all.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacing("/", with: "_")
    guard !name.isEmpty, !name.allSatisfy({ $0 == "." }) else { return nil }
    let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let folder = support?.appending(path: "AppGroup", directoryHint: .isDirectory)
      .appending(path: name, directoryHint: .isDirectory)
    if let folder { try? createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }
}
