import Foundation
import PackagePlugin

/// The folders that the files of a target name: `// UIKit sources: ../../App, except Watch, Old`.
struct SourceFolders {
  private static let mark = "// UIKit sources: "

  private struct Folder {
    let place: URL
    let exceptions: [String]
  }

  private let folders: [Folder]

  init(of target: any SourceModuleTarget) {
    folders = target.sourceFiles(withSuffix: "swift").flatMap { Self.folders(namedIn: $0.url) }
  }

  private static func folders(namedIn file: URL) -> [Folder] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix(mark) }.map { line in
      let parts = line.dropFirst(mark.count).components(separatedBy: ", except ")
      let path = parts[0].trimmingCharacters(in: .whitespaces)
      let place = file.deletingLastPathComponent().appending(path: path).standardizedFileURL
      let exceptions = parts.dropFirst().flatMap { $0.components(separatedBy: ",") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Folder(place: place, exceptions: exceptions)
    }
  }

  /// The folders themselves.
  var places: [URL] { folders.map(\.place) }

  /// The app's Info.plist: the one that lies least deep.
  func infoPropertyList() -> URL? {
    let found = files().filter {
      $0.lastPathComponent == "Info.plist" || $0.lastPathComponent.hasSuffix("-Info.plist")
    }
    return found.min {
      ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path)
    }
  }

  /// The Swift files in the folders.
  func swiftFiles() -> [URL] { files().filter { $0.pathExtension == "swift" } }

  /// The files in the folders, but for hidden ones and for what is excepted.
  private func files() -> [URL] {
    let found = folders.flatMap { folder in
      let excepted = folder.exceptions.map {
        folder.place.appending(path: $0).standardizedFileURL.path
      }
      let files = FileManager.default.enumerator(
        at: folder.place, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      return (files?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL).filter { file in
        !excepted.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
      }
    }
    return Set(found).sorted { $0.path < $1.path }
  }

  func pairOfOneName(in files: [URL]) -> (URL, URL)? {
    var known: [String: URL] = [:]
    for file in files {
      if let other = known.updateValue(file, forKey: file.lastPathComponent) {
        return (other, file)
      }
    }
    return nil
  }

  func complaint(about target: String) -> String {
    guard !folders.isEmpty else {
      return "\(target): no file says where the UIKit sources are. Write a line such as "
        + "'\(Self.mark)../../App' into one, with the folder as it is seen from that file."
    }
    let places = folders.map { "'\($0.place.path)'" }.joined(separator: ", ")
    return "\(target): there is no Swift file in \(places)."
  }
}
