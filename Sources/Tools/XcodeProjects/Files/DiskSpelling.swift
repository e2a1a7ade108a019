import Foundation

/// How the disk spells a path: a Mac's takes `app/models` for `App/Models`, and projects come to rest on it.
struct DiskSpelling {
  /// The spelling of folders that were asked for.
  private var folders: [String: String] = ["/": "/"]
  /// The names in a folder, by the same in small letters.
  private var names: [String: [String: String]] = [:]

  /// The path of the same file or folder as the disk has it; nothing if it has none.
  mutating func found(_ path: String) -> String? {
    if FileManager.default.fileExists(atPath: path) { return path }
    let parent = FilePath.folder(of: path)
    guard path != "/", let folder = folder(parent) else { return nil }
    let name = names(in: folder)[FilePath.name(of: path).lowercased()]
    return name.map { FilePath.join(folder, $0) }
  }

  private mutating func folder(_ path: String) -> String? {
    if let known = folders[path] { return known.isEmpty ? nil : known }
    let folder = found(path)
    folders[path] = folder ?? ""
    return folder
  }

  private mutating func names(in folder: String) -> [String: String] {
    if let known = names[folder] { return known }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = Dictionary(
      all.sorted().map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    names[folder] = found
    return found
  }
}
