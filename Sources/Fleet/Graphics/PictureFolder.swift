import Foundation

/// Where pictures of failures are left.
enum PictureFolder {
  /// The folder that `FLEET_PICTURES` names, if it names one.
  static let named: URL? = {
    let name = ProcessInfo.processInfo.environment["FLEET_PICTURES"] ?? ""
    return name.isEmpty ? nil : URL(filePath: name)
  }()

  /// That folder, or else a temporary one.
  static var any: URL {
    named ?? FileManager.default.temporaryDirectory.appending(path: "fleet-pictures")
  }
}
