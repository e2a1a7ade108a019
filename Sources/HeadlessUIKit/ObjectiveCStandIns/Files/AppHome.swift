import Foundation

/// The folders that an app has on a device, for the app of this process.
///
/// They lie in the folder that `FLEET_HOME` names, and stay there; without it they are temporary, and go with the
/// process. On Linux an app's `Documents` would be the user's who runs the tests, if there are any.
enum AppHome {
  /// The folder around them, with the folders that every app has.
  static let folder: URL = {
    let named = ProcessInfo.processInfo.environment["FLEET_HOME"] ?? ""
    let number = ProcessInfo.processInfo.processIdentifier
    let home =
      named.isEmpty
      ? FileManager.default.temporaryDirectory.appendingPathComponent("fleet-home-\(number)")
      : URL(fileURLWithPath: named)
    if named.isEmpty {
      // What a process of that number has left behind, which ended too early.
      try? FileManager.default.removeItem(at: home)
      atexit { try? FileManager.default.removeItem(at: AppHome.folder) }
    }
    for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      try? FileManager.default.createDirectory(
        at: home.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    return home.standardizedFileURL
  }()

  /// The place of a folder of an app's; `nil` for other folders.
  static func url(for directory: FileManager.SearchPathDirectory) -> URL? {
    let name: String? =
      switch directory {
      case .documentDirectory: "Documents"
      case .libraryDirectory: "Library"
      case .cachesDirectory: "Library/Caches"
      case .applicationSupportDirectory: "Library/Application Support"
      case .autosavedInformationDirectory: "Library/Autosave Information"
      case .downloadsDirectory: "Downloads"
      case .desktopDirectory: "Desktop"
      case .moviesDirectory: "Movies"
      case .musicDirectory: "Music"
      case .picturesDirectory: "Pictures"
      default: nil
      }
    return name.map { folder.appendingPathComponent($0, isDirectory: true) }
  }
}
