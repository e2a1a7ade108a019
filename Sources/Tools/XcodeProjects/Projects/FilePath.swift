/// Paths, as texts: nothing here asks the disk.
package enum FilePath {
  /// Returns a path as seen from a folder, without `.` and `..`.
  package static func join(_ folder: String, _ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// Returns an absolute path without `.`, `..` and empty parts.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The path without its last part.
  package static func folder(of path: String) -> String {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/" + folder : folder
  }

  /// Returns the text after the last point of the name, in small letters.
  package static func kind(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// The name without its kind.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return String(name[..<point])
  }

  /// Whether a path is a folder's, or lies in the folder.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  /// Returns a path as it is seen from a folder: with `..` where it lies outside.
  package static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let shared = zip(parts, start).prefix { $0 == $1 }.count
    let way =
      Array(repeating: "..", count: start.count - shared)
      + parts[shared...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
