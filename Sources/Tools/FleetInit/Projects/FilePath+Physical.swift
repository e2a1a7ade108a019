import Foundation
import XcodeProjects

extension FilePath {
  /// Returns the absolute path of a file as the system has it, without symbolic links.
  ///
  /// What is written beside a project names other folders by `..`, which no link may stand in the way of.
  static func physical(_ path: String) -> String {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    guard path != "/", !FileManager.default.fileExists(atPath: path) else {
      return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    // What is not there yet lies in a folder that may be.
    return join(physical(folder(of: path)), name(of: path))
  }
}
