import Foundation
import PackagePlugin

/// The folders and files that the files of a target name.
///
/// `// UIKit sources: ../../App, except Watch, Old` names a folder with sources, and
/// `// UIKit files: ../../App` one with all that the target has: `fleet-port` takes the resources.
struct SourceFolders {
  private static let mark = "// UIKit "
  /// The kinds of folders whose sources are not the target's.
  private static let bundles: Set = [
    "playground", "docc", "bundle", "framework", "xcframework", "xcassets", "xcodeproj",
    "xcworkspace", "xcdatamodeld", "mlpackage", "app", "icon",
  ]

  /// The folder into which `fleet-init` has packages fetched.
  private static let checkouts = "/Checkouts/.build/checkouts/"

  private struct NamedFile {
    enum Use {
      /// The target has only the sources of it.
      case sources
      /// The target has the sources of it, and the rest by its kind.
      case files
      /// It has no sources of the target's, but what `fleet-port` reads or copies.
      case rest
    }

    let url: URL
    let use: Use
    var exceptions: [String] = []
  }

  private var named: [NamedFile] = []
  /// The files that say where the others are.
  private(set) var descriptions: [URL] = []
  /// Whether the target's header imports UIKit, so that files that import the target have it.
  private(set) var passesUIKitOn = false

  init(of target: any SourceModuleTarget) {
    for file in target.sourceFiles(withSuffix: "swift") { read(file.url) }
  }

  private mutating func read(_ file: URL) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    func place(_ path: some StringProtocol) -> URL {
      file.deletingLastPathComponent()
        .appending(path: path.trimmingCharacters(in: .whitespaces)).standardizedFileURL
    }
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(Self.mark) }
      .map { $0.dropFirst(Self.mark.count) }
    func values(of key: String) -> [Substring] {
      lines.filter { $0.hasPrefix(key + ": ") }.map { $0.dropFirst(key.count + 2) }
    }
    if !lines.isEmpty { descriptions.append(file) }
    passesUIKitOn = passesUIKitOn || values(of: "header imports").contains { $0.hasPrefix("UIKit") }
    for value in values(of: "sources") {
      let parts = value.components(separatedBy: ", except ")
      let folder = place(parts[0])
      let exceptions = parts.dropFirst().flatMap { $0.components(separatedBy: ",") }.map {
        folder.appending(path: $0.trimmingCharacters(in: .whitespaces)).standardizedFileURL.path
      }
      named.append(NamedFile(url: folder, use: .sources, exceptions: exceptions))
    }
    let exceptions = values(of: "files without").map { place($0).path }
    for value in values(of: "files") {
      named.append(NamedFile(url: place(value), use: .files, exceptions: exceptions))
    }
    for value in values(of: "copies") + values(of: "Info.plist") + values(of: "headers") {
      named.append(NamedFile(url: place(value), use: .rest))
    }
  }

  /// The folders that sources and storyboards lie in.
  var folders: [URL] {
    let folders = named.filter { $0.use == .sources || Self.isFolder($0.url) }.map(\.url)
    let interfaces = named.map(\.url)
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .map { $0.deletingLastPathComponent() }
    return folders + Set(interfaces).subtracting(folders).sorted { $0.path < $1.path }
  }

  /// The app's Info.plist: the one that lies least deep among the sources.
  func infoPropertyList() -> URL? {
    let found = named.filter { $0.use == .sources }.flatMap(Self.files).filter {
      $0.lastPathComponent == "Info.plist" || $0.lastPathComponent.hasSuffix("-Info.plist")
    }
    return found.min {
      ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path)
    }
  }

  /// The string catalogs, but for storyboards'.
  func stringCatalogs() -> [URL] {
    let found = Set(named.filter { $0.use != .rest }.flatMap(Self.files))
    return found.filter {
      $0.pathExtension == "xcstrings" && $0.deletingLastPathComponent().pathExtension != "lproj"
    }.sorted { $0.path < $1.path }
  }

  func swiftFiles() -> [URL] {
    let found = named.filter { $0.use != .rest }.flatMap { place in
      Self.files(of: place).filter {
        $0.pathExtension == "swift"
          && (place.use == .sources || !Self.isInBundle($0, below: place.url))
      }
    }
    return Set(found).sorted { $0.path < $1.path }
  }

  /// Whether a file is part of a folder that counts as one file.
  private static func isInBundle(_ file: URL, below folder: URL) -> Bool {
    let inner = file.pathComponents.dropFirst(folder.pathComponents.count).dropLast()
    return bundles.contains(folder.pathExtension)
      || inner.contains { bundles.contains(URL(fileURLWithPath: $0).pathExtension) }
  }

  /// The asset catalogs of the target.
  func assetCatalogs() -> [URL] {
    let paths = named.flatMap(Self.files).compactMap { file in
      file.path.range(of: ".xcassets/").map { String(file.path[..<$0.upperBound].dropLast()) }
    }
    return Set(paths).sorted().map { URL(fileURLWithPath: $0) }
  }

  /// The data models of the target.
  func dataModels() -> [URL] {
    let paths = named.flatMap(Self.files).compactMap { file in
      file.path.range(of: ".xcdatamodeld/").map { String(file.path[..<$0.upperBound].dropLast()) }
    }
    return Set(paths).sorted().map { URL(fileURLWithPath: $0) }
  }

  /// The files of a data model: its versions, and which of them is the current one.
  static func versions(ofModel model: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: model, includingPropertiesForKeys: nil)
    let files = found?.compactMap { $0 as? URL } ?? []
    return files.filter { ["contents", ".xccurrentversion"].contains($0.lastPathComponent) }
  }

  /// The folders of a catalog that hold assets, and what they say: they change with the assets.
  static func parts(ofCatalog catalog: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    var parts = [catalog]
    while let part = found?.nextObject() as? URL {
      if part.pathExtension.isEmpty || part.pathExtension == "json" {
        parts.append(part)
      } else {
        found?.skipDescendants()
      }
    }
    return parts
  }

  /// What the target has besides, as far as `fleet-port` takes it.
  func otherFiles() -> [URL] {
    let others = Set(named.filter { $0.use != .sources }.flatMap(Self.files))
    return others.filter { $0.pathExtension != "swift" }.sorted { $0.path < $1.path }
  }

  /// The files at a place, but for hidden ones and for what is excepted.
  private static func files(of place: NamedFile) -> [URL] {
    guard isFolder(place.url) else {
      return FileManager.default.fileExists(atPath: place.url.path) ? [place.url] : []
    }
    let files = FileManager.default.enumerator(
      at: place.url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let found = (files?.compactMap { $0 as? URL } ?? []).filter { file in
      (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true
    }
    return found.map(\.standardizedFileURL).filter { file in
      !place.exceptions.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
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

  /// Says which source that is named, or which checkout, is not there.
  func missingFile() -> String? {
    let missing = named.map(\.url).first { url in
      (url.pathExtension == "swift" || url.path.contains(Self.checkouts))
        && !FileManager.default.fileExists(atPath: url.path)
    }
    guard let path = missing?.path else { return nil }
    if let range = path.range(of: Self.checkouts) {
      return "'\(path)' is not there: 'swift package --package-path \(path[..<range.lowerBound])"
        + "/Checkouts resolve' fetches it, and so does 'fleet-init'."
    }
    return "'\(path)' is not there: run 'fleet-init' again if the project is without it, too."
  }

  func complaint(about target: String) -> String {
    guard !named.isEmpty else {
      return "\(target): no file says where the UIKit sources are. Write a line such as "
        + "'\(Self.mark)sources: ../../App' into one, with the folder as it is seen from that file."
    }
    let places = named.map { "'\($0.url.path)'" }.joined(separator: ", ")
    return "\(target): there is no Swift file in \(places)."
  }
}
