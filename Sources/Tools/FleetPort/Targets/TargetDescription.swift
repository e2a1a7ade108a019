import Foundation
import PropertyLists
package import XcodeProjects

/// What the file of a target says of it, in lines such as `// UIKit files: ../../../App`.
///
/// `fleet-init` writes these lines, the plugin looks for sources by them, and `fleet-port` reads the
/// rest.
package struct TargetDescription: Equatable {
  /// The beginning of each line.
  package static let mark = "// UIKit "

  /// The folders and files of the target; of a folder all that is in it, each by its kind.
  package var files: [String] = []
  /// The files to leave out of these folders.
  package var exceptions: [String] = []
  /// The files and folders that become resources as they are.
  package var copies: [String] = []
  package var info: String?
  /// The build settings that an Info.plist needs, by name.
  package var settings: [String: String] = [:]
  /// Whether the sources find their resources by `Bundle.module`, as a package's do.
  package var hasModuleBundle = false
  /// Whether it is a target of a package, where `SWIFT_PACKAGE` holds, and not one of Xcode's.
  package var isOfPackage = false
  /// The modules that a header of the target imports for all of its sources.
  package var headerModules: [String] = []
  /// The headers that the target was made of, if it stands in for them.
  package var headers: [String] = []
  /// What these headers were like, and the command that makes the target of them.
  package var headersDigest: String?
  package var headersCommand: String?
  /// Whether the compiler takes the main actor for what does not say otherwise.
  package var isMainActorByDefault = false
  /// Whether nothing is deferred of what does not compile.
  package var isStrict = false
  /// The version of iOS that its tests run on, if it is not the usual one.
  package var system: SystemNumber?
  /// The module that the tests of the target launch.
  package var testedModule: String?
  /// Whether that app is launched before unit tests that run in it.
  package var launchesTestedModule = true
  /// How the tests are run, or their app is launched.
  package var launch = LaunchOptions()
  /// What the configurations of the test plan add to that.
  package var configurations: [TestPlan.Configuration] = []
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
    var isInConfiguration = false
    for line in text.split(separator: "\n") {
      // What a user has written below the marks holds for all configurations.
      guard line.hasPrefix(Self.mark) else {
        isInConfiguration = false
        continue
      }
      let sides = line.dropFirst(Self.mark.count).split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let value = sides[1].drop { $0 == " " }.description.trimmed
      if sides[0] == "configuration" {
        isInConfiguration = true
        configurations.append(TestPlan.Configuration(name: value, options: LaunchOptions()))
      } else if isInConfiguration, let last = configurations.indices.last {
        Self.read(String(sides[0]), value, into: &configurations[last].options)
      } else {
        read(String(sides[0]), value, folder: folder)
      }
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
    case "bundle": hasModuleBundle = value == "module"
    case "package": isOfPackage = value == "yes"
    case "header imports": headerModules.append(value)
    case "headers": headers.append(FilePath.join(folder, value))
    case "headers digest": headersDigest = value
    case "headers command": headersCommand = value
    case "isolation": isMainActorByDefault = value == "MainActor"
    case "deferral": isStrict = value == "strict"
    case "system": system = SystemNumber(value)
    case "tests of": testedModule = value
    case "launch": launchesTestedModule = value != "no"
    case "skipped test": skippedTests.append(value)
    case "selected test": selectedTests.append(value)
    default: Self.read(key, value, into: &launch)
    }
  }

  private static func read(_ key: String, _ value: String, into options: inout LaunchOptions) {
    switch key {
    case "launch argument": options.arguments.append(unescaped(value))
    case "launch variable":
      if let (name, text) = assignment(value) { options.environment[name] = text }
    case "language": options.language = value
    case "region": options.region = value
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
    if hasModuleBundle { lines.append(("bundle", "module")) }
    if isOfPackage { lines.append(("package", "yes")) }
    lines += headerModules.map { ("header imports", $0) }
    lines += paths(headers).map { ("headers", $0) }
    lines += [headersDigest].compactMap(\.self).map { ("headers digest", $0) }
    lines += [headersCommand].compactMap(\.self).map { ("headers command", $0) }
    if isMainActorByDefault { lines.append(("isolation", "MainActor")) }
    if isStrict { lines.append(("deferral", "strict")) }
    lines += [system?.text].compactMap(\.self).map { ("system", $0) }
    lines += [testedModule].compactMap(\.self).map { ("tests of", $0) }
    if !launchesTestedModule { lines.append(("launch", "no")) }
    lines += Self.lines(of: launch)
    lines += skippedTests.map { ("skipped test", $0) }
    lines += selectedTests.map { ("selected test", $0) }
    for configuration in configurations {
      lines += [("configuration", configuration.name)] + Self.lines(of: configuration.options)
    }
    return lines.map { "\(Self.mark)\($0): \(Self.oneLine($1))" }
  }

  private static func lines(of options: LaunchOptions) -> [(String, String)] {
    options.arguments.map { ("launch argument", escaped($0)) }
      + options.environment.sorted { $0.key < $1.key }.map { ("launch variable", assignment($0)) }
      + [options.language].compactMap(\.self).map { ("language", $0) }
      + [options.region].compactMap(\.self).map { ("region", $0) }
  }

  private static func assignment(_ entry: (key: String, value: String)) -> String {
    "\(entry.key) = \(escaped(entry.value))"
  }

  /// A text without what would end its line: names and paths may hold anything.
  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  // MARK: What follows from it

  /// Whether it names what the target has, and not folders of sources alone.
  var hasFiles: Bool { !files.isEmpty || !copies.isEmpty }

  /// What the app sees as its Info.plist, if it has one.
  package var infoPropertyList: InfoPropertyList? {
    guard info != nil || !settings.isEmpty else { return nil }
    var all = BuildSettings(BuildSurroundings(configuration: "Debug"))
    all.add(settings.sorted { $0.key < $1.key }.map { SettingAssignment(name: $0, value: $1) })
    return InfoPropertyList(
      path: info, isGenerated: all.isOn("GENERATE_INFOPLIST_FILE"), settings: all)
  }

  /// Whether a path is left out of the folders.
  package func excepts(_ path: String) -> Bool {
    exceptions.contains { FilePath.isInside(path, $0) }
  }
}
