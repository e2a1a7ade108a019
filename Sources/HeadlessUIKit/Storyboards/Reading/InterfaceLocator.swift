import Foundation
import Interfaces
import LocalizedWords

/// Finds storyboards and nibs in bundles and folders, preferably in the user's language.
@MainActor
enum InterfaceLocator {
  /// Returns the file with a name, preferably in the user's language.
  static func locate(_ name: String, _ kind: InterfaceFile.Kind, in bundle: Bundle?) -> URL? {
    let fileName = "\(name).\(kind.fileExtension)"
    for folder in folders(of: bundle ?? .main) {
      if let url = find(fileName, in: folder) { return url }
    }
    return nil
  }

  /// Returns the names of all files of a kind that can be found without naming a folder.
  static func names(of kind: InterfaceFile.Kind, in bundle: Bundle) -> Set<String> {
    var names: Set<String> = []
    for (index, folder) in folders(of: bundle).enumerated() {
      // The first folder is the bundle's own. Its subfolders are not searched.
      let paths =
        index == 0
        ? contents(of: folder).map(\.lastPathComponent)
        : FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".\(kind.fileExtension)") {
        names.insert(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
      }
    }
    return names
  }

  /// Says which files of a kind are there, and which of them may have been meant.
  static func details(
    for name: String, _ kind: InterfaceFile.Kind, in bundle: Bundle?
  ) -> String {
    var names = names(of: kind, in: bundle ?? .main)
    if let bundle, bundle != .main { names.formUnion(namesBelow(folders(of: bundle)[0], kind)) }
    let choices = names.sorted().map { NearMiss.Choice(title: $0) }
    return NearMiss.details(for: name, among: choices, noun: "\(kind.rawValue)s there")
  }

  private static func namesBelow(_ folder: URL, _ kind: InterfaceFile.Kind) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var names: [String] = []
    for case let path as String in paths.prefix(folderLimit)
    where path.hasSuffix(".\(kind.fileExtension)") {
      names.append(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
    }
    return names
  }

  /// The user's languages, the preferred one first.
  static var languages: [String] { ApplicationScope.current.userLanguages.languages }

  /// Returns the names of the folders for languages within a folder.
  nonisolated static func languageFolders(in folder: URL) -> [String] {
    // A folder of build products holds thousands of names.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
      .sorted()
  }

  /// Returns the folders to search.
  ///
  /// They are the bundle's own folder and, for the main bundle, the folders written for rewritten
  /// modules of the program, and the folders of the packages built beside it, which may be another
  /// program's.
  private static func folders(of bundle: Bundle) -> [URL] {
    let own = bundle.resourceURL ?? bundle.bundleURL
    guard bundle == .main else { return [own] }
    return [own] + ResourceBundles.written + ResourceBundles.folders(in: own)
  }

  /// How many folders a search may look into.
  ///
  /// A link back to a folder above would otherwise keep it going forever.
  private static let folderLimit = 10_000

  private static func find(_ fileName: String, in folder: URL) -> URL? {
    if let url = match(fileName, in: folder) { return url }
    // The subfolders of the main bundle's own folder are build products. Only resources are
    // searched in depth.
    guard folder != (Bundle.main.resourceURL ?? Bundle.main.bundleURL) else { return nil }
    var waiting = subfolders(of: folder)[...]
    var looked = 0
    while let next = waiting.popFirst(), looked < folderLimit {
      looked += 1
      if let url = match(fileName, in: next) { return url }
      waiting += subfolders(of: next)
    }
    return nil
  }

  /// Returns the file from a folder, preferably in a language of the folder.
  private static func match(_ fileName: String, in folder: URL) -> URL? {
    guard !fileName.contains("/") else { return nil }
    let there = languageFolders(in: folder)
    let places =
      (Localizations.ranked(there, for: languages) + ["Base"]).map { "\($0).lproj/\(fileName)" }
      + [fileName] + there.map { "\($0).lproj/\(fileName)" }
    return places.lazy.map { folder.appending(path: $0) }.first(where: exists)
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// Returns what lies in a folder, by name.
  nonisolated static func contents(of folder: URL) -> [URL] {
    // A folder of build products holds hundreds of names, and the path of a URL takes long to make.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0, directoryHint: .inferFromPath) }
  }

  private static func subfolders(of folder: URL) -> [URL] {
    contents(of: folder).filter { url in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      return isThere && isFolder.boolValue && url.pathExtension != "lproj"
    }
  }
}
