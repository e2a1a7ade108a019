import Foundation
import PropertyLists
import XcodeProjects

/// What the file of a target says of it, in lines such as `// UIKit files: ../../../App`.
///
/// `fleet-init` writes these lines, the plugin looks for sources by them, and `fleet-port` reads the
/// rest.
package struct TargetDescription: Equatable {
  /// What begins each line.
  package static let mark = "// UIKit "

  /// The folders and files of the target; of a folder all that is in it, each by its kind.
  package var files: [String] = []
  /// What is left out of these folders.
  package var exceptions: [String] = []
  /// The files and folders that become resources as they are.
  package var copies: [String] = []
  package var info: String?
  /// The build settings that an Info.plist needs, by name.
  package var settings: [String: String] = [:]
  /// Whether the compiler takes the main actor for what does not say otherwise.
  package var isMainActorByDefault = false
  /// The module that the tests of the target launch.
  package var testedModule: String?
  package var launchArguments: [String] = []
  package var launchEnvironment: [String: String] = [:]
  package var language: String?
  package var region: String?
  package var skippedTests: [String] = []
  package var selectedTests: [String] = []

  package init() {}

  /// Reads the lines of texts, each with the folder that its paths are seen from.
  package init(_ texts: [(text: String, folder: String)]) {
    for text in texts { read(text.text, folder: text.folder) }
  }

  /// Reads the lines of a text whose paths are seen from a folder.
  package init(_ text: String, folder: String) { read(text, folder: folder) }

  private mutating func read(_ text: String, folder: String) {
    for line in text.split(separator: "\n") where line.hasPrefix(Self.mark) {
      let sides = line.dropFirst(Self.mark.count).split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let value = sides[1].drop { $0 == " " }.description.trimmed
      read(String(sides[0]), value, folder: folder)
    }
  }

  private mutating func read(_ key: String, _ value: String, folder: String) {
    switch key {
    case "files": files.append(FilePath.join(folder, value))
    case "files without": exceptions.append(FilePath.join(folder, value))
    case "copies": copies.append(FilePath.join(folder, value))
    case "Info.plist": info = FilePath.join(folder, value)
    case "setting":
      if let (name, text) = Self.assignment(value) { settings[name] = text }
    case "isolation": isMainActorByDefault = value == "MainActor"
    case "tests of": testedModule = value
    case "launch argument": launchArguments.append(Self.unescaped(value))
    case "launch variable":
      if let (name, text) = Self.assignment(value) { launchEnvironment[name] = text }
    case "language": language = value
    case "region": region = value
    case "skipped test": skippedTests.append(value)
    case "selected test": selectedTests.append(value)
    default: break
    }
  }

  private static func assignment(_ text: String) -> (String, String)? {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    return (String(sides[0]).trimmed, unescaped(String(sides[1]).trimmed))
  }

  private static func unescaped(_ text: String) -> String {
    text.split(separator: "\\\\", omittingEmptySubsequences: false)
      .map { $0.replacing("\\n", with: "\n") }.joined(separator: "\\")
  }

  // MARK: Writing

  /// The lines, with paths as they are seen from a folder.
  package func lines(from folder: String) -> [String] {
    func paths(_ paths: [String]) -> [String] { paths.map { FilePath.relative($0, to: folder) } }
    var lines: [(String, String)] = []
    lines += paths(files).map { ("files", $0) }
    lines += paths(exceptions).map { ("files without", $0) }
    lines += paths(copies).map { ("copies", $0) }
    lines += paths([info].compactMap(\.self)).map { ("Info.plist", $0) }
    lines += settings.sorted { $0.key < $1.key }.map { ("setting", Self.assignment($0)) }
    if isMainActorByDefault { lines.append(("isolation", "MainActor")) }
    lines += [testedModule].compactMap(\.self).map { ("tests of", $0) }
    lines += launchArguments.map { ("launch argument", Self.escaped($0)) }
    lines += launchEnvironment.sorted { $0.key < $1.key }
      .map { ("launch variable", Self.assignment($0)) }
    lines += [language].compactMap(\.self).map { ("language", $0) }
    lines += [region].compactMap(\.self).map { ("region", $0) }
    lines += skippedTests.map { ("skipped test", $0) }
    lines += selectedTests.map { ("selected test", $0) }
    return lines.map { "\(Self.mark)\($0): \($1)" }
  }

  private static func assignment(_ entry: (key: String, value: String)) -> String {
    "\(entry.key) = \(escaped(entry.value))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  // MARK: What follows from it

  /// Whether it names what the target has, and not folders of sources alone.
  var hasFiles: Bool { !files.isEmpty || !copies.isEmpty }

  /// What the app sees as its Info.plist, if it has one.
  var infoPropertyList: InfoPropertyList? {
    guard info != nil || !settings.isEmpty else { return nil }
    var all = BuildSettings(BuildSurroundings(configuration: "Debug"))
    all.add(settings.sorted { $0.key < $1.key }.map { SettingAssignment(name: $0, value: $1) })
    return InfoPropertyList(
      path: info, isGenerated: all.isOn("GENERATE_INFOPLIST_FILE"), settings: all)
  }

  /// The arguments of each launch, with those that choose the language.
  var allLaunchArguments: [String] {
    var arguments = launchArguments
    if let language { arguments += ["-AppleLanguages", "(\(language))"] }
    if let region { arguments += ["-AppleLocale", "\(language ?? "en")_\(region)"] }
    return arguments
  }

  /// Whether a path is left out of the folders.
  package func excepts(_ path: String) -> Bool {
    exceptions.contains { FilePath.isInside(path, $0) }
  }
}
