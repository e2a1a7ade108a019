import FleetPort
import Foundation
import XcodeProjects

/// What the last call came to, so that the next one is done in seconds where nothing has changed.
struct BuildRecord {
  /// Changes with all that the build and the app are made of.
  private let fingerprint: String
  /// The file, beside what is built: without that, there is no record of it either.
  private let place: String
  private let pictures: [String]

  /// - Parameters:
  ///   - program: The program that runs, which is another one with another Fleet.
  init(of plan: Plan, in folder: BuildFolder, program: String) {
    place = FilePath.join(
      folder.scratch, "fleet-init-\(Fingerprint([folder.output]).text).txt")
    pictures = plan.drives.map {
      FilePath.join(folder.output, FirstScreen.picture(of: $0, isOnly: plan.drives.count == 1))
    }
    let written = ["Package.swift", "Deferred.txt"].map { FilePath.join(folder.output, $0) }
    let places = plan.targets.flatMap { $0.sources + $0.description.files + $0.folders }
    let files = Set(places.flatMap(Self.files) + written + [program]).sorted()
    fingerprint = Fingerprint(files.map(Self.state)).text
  }

  /// What the last call said, if nothing has changed since.
  var lines: [String]? {
    guard pictures.allSatisfy(FileManager.default.fileExists),
      let data = FileManager.default.contents(atPath: place)
    else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    return lines.first == fingerprint ? Array(lines.dropFirst()) : nil
  }

  /// Keeps what this call has said; without a record, the next one does all of it again.
  func keep(_ lines: [String]) {
    let text = ([fingerprint] + lines).joined(separator: "\n")
    try? Data(text.utf8).write(to: URL(fileURLWithPath: place), options: .atomic)
  }

  private static func files(at place: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [place] }
    var tree = FolderTree(at: place, folders: [])
    tree.read()
    return tree.files.map { FilePath.join(place, $0) }
  }

  /// The path of a file, its size, and when it was last written.
  private static func state(of file: String) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: file)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(file) \(values?[.size] as? Int ?? -1) \(date)"
  }
}
