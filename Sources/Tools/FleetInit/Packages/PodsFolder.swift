import Foundation
import PropertyLists
import XcodeProjects

/// The pods of a project, and whether they are here.
struct PodsFolder {
  let path: String
  /// The versions of the pods, by name, as `Podfile.lock` has them.
  private(set) var versions: [String: String] = [:]
  /// The folders of pods that are worked on, by name.
  private var developed: [String: String] = [:]
  let isHere: Bool
  /// Whether the project takes pods at all.
  private let hasPods: Bool

  init(in folder: String) {
    path = FilePath.join(folder, "Pods")
    isHere = FileManager.default.fileExists(atPath: path)
    hasPods = FileManager.default.fileExists(atPath: FilePath.join(folder, "Podfile"))
    guard let bytes = try? FileBytes.read(FilePath.join(folder, "Podfile.lock")) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let pods = lines.drop { $0 != "PODS:" }.dropFirst().prefix { $0.hasPrefix(" ") }
    for line in pods where line.hasPrefix("  - ") {
      // `  - "Name/Core (1.2.3)":`
      let words = line.dropFirst(4).filter { $0 != "\"" }.split(separator: " ")
      guard let name = words.first?.split(separator: "/").first, words.count > 1 else { continue }
      versions[String(name)] = words[1].filter { !"():".contains($0) }
    }
    readExternalSources(lines, in: folder)
  }

  /// Reads where pods come from that no repository of podspecs has.
  private mutating func readExternalSources(_ lines: [Substring], in folder: String) {
    let sources = lines.drop { $0 != "EXTERNAL SOURCES:" }.dropFirst().prefix { $0.hasPrefix(" ") }
    var name = ""
    for line in sources {
      let text = line.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
      if !line.hasPrefix("    ") {
        name = text.filter { !"\":".contains($0) }
      } else if text.hasPrefix(":path:") {
        let path = text.dropFirst(6).trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
        developed[name] = FilePath.join(folder, path)
      }
    }
  }

  /// The folders of pods that are worked on.
  var ownFolders: [String] { developed.values.sorted() }

  /// The pods that are not here, and are packages of repositories, too: of pods that one repository has,
  /// in the newest of their versions.
  var packages: [RemotePackage] {
    guard !isHere else { return [] }
    var newest: [String: String] = [:]
    for (pod, version) in versions {
      guard let url = PodAddresses.url(of: pod) else { continue }
      let isOlder = newest[url].map { $0.compare(version, options: .numeric) == .orderedAscending }
      if isOlder != false { newest[url] = version }
    }
    return newest.sorted { $0.key < $1.key }.map {
      RemotePackage(url: $0.key, requirement: .exact($0.value))
    }
  }

  /// Whether a file would be there if the pods were.
  func lacks(_ file: String) -> Bool { !isHere && FilePath.isInside(file, path) }

  /// The remark where pods are not here, and cannot be fetched otherwise.
  var remark: String? {
    let names = versions.keys.filter { PodAddresses.url(of: $0) == nil && developed[$0] == nil }
      .sorted()
    if !isHere, hasPods, versions.isEmpty {
      return "The folder Pods is not here, and no Podfile.lock: 'pod install' makes them."
    }
    guard !isHere, !names.isEmpty else { return nil }
    return "The folder Pods is not here, and neither "
      + "\(names.count == 1 ? "is" : "are") \(names.joined(separator: ", ")). 'pod install' makes it."
  }

  /// Why a module is missing that a pod makes.
  func reason(forMissing module: String) -> String? {
    guard let version = versions[module] else { return nil }
    return isHere
      ? "the pod \(module) \(version), of which there is no source in Swift here"
      : "the pod \(module) \(version), which is not here"
  }
}
