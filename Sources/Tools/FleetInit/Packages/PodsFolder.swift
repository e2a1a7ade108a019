import Foundation
import PropertyLists
import XcodeProjects

/// The pods of a project, and whether they are here.
struct PodsFolder {
  let path: String
  /// The versions of the pods, by name, as `Podfile.lock` has them.
  private(set) var versions: [String: String] = [:]
  /// What a Podfile without a lock file asks for, by the pods' names.
  private var wishes: [String: PackageReference.Requirement] = [:]
  /// The folders of pods that are worked on, by name.
  private var developed: [String: String] = [:]
  let isHere: Bool
  /// Whether the project takes pods at all.
  private let hasPods: Bool

  init(in folder: String) {
    path = FilePath.join(folder, "Pods")
    isHere = FileManager.default.fileExists(atPath: path)
    hasPods = FileManager.default.fileExists(atPath: FilePath.join(folder, "Podfile"))
    guard let bytes = try? FileBytes.read(FilePath.join(folder, "Podfile.lock")) else {
      readPodfile(in: folder)
      return
    }
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

  /// Reads which pods a project without a lock file asks for, and in which versions.
  private mutating func readPodfile(in folder: String) {
    guard let bytes = try? FileBytes.read(FilePath.join(folder, "Podfile")) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split { " \t,".contains($0) }.map(String.init)
      guard words.count > 1, words[0] == "pod", let quote = words[1].first, "'\"".contains(quote)
      else { continue }
      let texts = line.split(separator: quote, omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      guard let name = texts.first?.split(separator: "/").first else { continue }
      let asked = texts.dropFirst().first { $0.contains(where: \.isNumber) } ?? ""
      wishes[String(name)] = Self.requirement(asked)
    }
  }

  /// What a version of a Podfile means: `~> 6.2` is up to 7, `~> 6.2.1` up to 6.3.
  private static func requirement(_ text: String) -> PackageReference.Requirement {
    let version = text.drop { !$0.isNumber }
    let parts = version.split(separator: ".")
    guard !parts.isEmpty, parts.count < 4, parts.allSatisfy({ Int($0) != nil }) else {
      return .range("0.0.1", "1000.0.0")
    }
    let whole = (parts + ["0", "0"]).prefix(3).joined(separator: ".")
    return switch text.first {
    case "~": parts.count == 3 ? .upToNextMinor(whole) : .upToNextMajor(whole)
    case ">": .range(whole, "1000.0.0")
    case "<": .range("0.0.1", whole)
    default: .exact(whole)
    }
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
    var found = newest.mapValues { PackageReference.Requirement.exact($0) }
    for (pod, wish) in wishes.sorted(by: { $0.key < $1.key }) {
      if let url = PodAddresses.url(of: pod), found[url] == nil { found[url] = wish }
    }
    return found.sorted { $0.key < $1.key }.map {
      RemotePackage(url: $0.key, requirement: $0.value)
    }
  }

  /// Whether a file would be there if the pods were.
  func lacks(_ file: String) -> Bool { !isHere && FilePath.isInside(file, path) }

  /// The remark where pods are not here, and cannot be fetched otherwise.
  var remark: String? {
    let names = (Array(versions.keys) + wishes.keys).filter {
      PodAddresses.url(of: $0) == nil && developed[$0] == nil
    }
    .sorted()
    if !isHere, hasPods, versions.isEmpty, packages.isEmpty {
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
