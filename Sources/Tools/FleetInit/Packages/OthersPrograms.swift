import Foundation
import StandInMaker
import XcodeProjects

/// Runs programs that others wrote: the manifests of packages, their plugins and their macros.
///
/// They see of the user's environment what a compiler needs, and have a home and a temporary folder of
/// their own, and limits.
package final class OthersPrograms {
  /// Said once, before the first of them runs.
  package static let notice =
    "Manifests, plugins and macros of packages are programs of others: they run without your "
    + "environment, with a home of their own, and with limits of time, memory and output."

  typealias Limits = LimitedProgram.Limits

  private let limits: Limits?
  private let say: (String) -> Void
  private var hasSaid = false
  private let folder = OthersPrograms.freshFolder()

  /// - Parameter say: Says a line to the user.
  package convenience init(say: @escaping (String) -> Void) { self.init(limits: nil, say: say) }

  /// Creates programs that all have the same limits.
  init(limits: Limits?, say: @escaping (String) -> Void) {
    self.limits = limits
    self.say = say
  }

  /// Returns a folder of its own for this process, and removes what interrupted calls have left.
  static func freshFolder() -> String {
    let (manager, start) = (FileManager.default, "fleet-init-of-")
    let root = manager.temporaryDirectory.path
    for name in (try? manager.contentsOfDirectory(atPath: root)) ?? []
    where name.hasPrefix(start) {
      let parts = name.dropFirst(start.count).split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let process = Int32(parts[0]), process > 0, kill(process, 0) != 0,
        errno == ESRCH
      else { continue }
      try? manager.removeItem(atPath: FilePath.join(root, name))
    }
    let own = ProcessInfo.processInfo.processIdentifier
    return FilePath.join(root, "\(start)\(own)-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The tools that packages are looked into with.
  package var tools: PackageTools {
    var tools = PackageTools(dump: dump)
    tools.fetch = fetch
    tools.clone = PackageClone.run
    tools.build = build
    tools.run = run
    tools.importer = Bundle.main.executablePath
    tools.environment = { self.environment(usesNetwork: false) }
    tools.toolchain = { Self.version(in: Program.run(["swift", "--version"])) }
    return tools
  }

  // MARK: SwiftPM

  private func dump(_ package: String) -> Data? {
    run(
      ["swift", "package", "--package-path", package, "--scratch-path", folder + "/dump"]
        + ["dump-package"], Limits()
    ).output
  }

  private func fetch(_ package: String) -> Bool {
    let limits = Limits(seconds: 1800)
    let (isDone, output) = run(
      ["swift", "package", "--package-path", package, "resolve"], limits, usesNetwork: true)
    // SwiftPM itself says what goes wrong.
    if !isDone, let output {
      let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
      for line in lines.filter({ $0.hasPrefix("error:") }).prefix(10) { say(Summary.plain(line)) }
    }
    return isDone
  }

  private func build(_ trial: PackageTrial) -> Bool {
    let place = folder + "/trial"
    // What one trial has built may be of use to the next one.
    guard (try? trial.write(to: place)) != nil else { return false }
    return run(["swift", "build", "--package-path", place], Limits(seconds: 900)).isDone
  }

  /// The version among the words of the compiler: `Swift version 6.2.1 (swift-6.2.1-RELEASE)`.
  static func version(in output: Data?) -> String {
    let words = String(decoding: output ?? Data(), as: UTF8.self).split { $0.isWhitespace }
    return words.firstIndex(of: "version").flatMap { words.dropFirst($0 + 1).first }
      .map(String.init) ?? ""
  }

  private func run(_ call: ProgramCall) -> ProgramEnd {
    var command = call.command
    if let input = call.input {
      let file = folder + "/input"
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      guard (try? Data(input.utf8).write(to: URL(fileURLWithPath: file))) != nil else {
        return ProgramEnd(isDone: false, output: "")
      }
      command = ["/bin/sh", "-c", "exec \"$@\" < \"$0\"", file] + command
    }
    let (isDone, output) = run(
      command, Limits(seconds: call.seconds), usesNetwork: call.usesNetwork, keepsErrors: true)
    return ProgramEnd(isDone: isDone, output: String(decoding: output ?? Data(), as: UTF8.self))
  }

  // MARK: Running

  /// Runs a program to its end, or to that of its time; answers whether it came to a good end, and what
  /// it has printed.
  func run(
    _ command: [String], _ limits: Limits, usesNetwork: Bool = false, keepsErrors: Bool = false
  ) -> (isDone: Bool, output: Data?) {
    if !hasSaid {
      hasSaid = true
      say(Self.notice)
    }
    let program = LimitedProgram(
      environment: environment(usesNetwork: usesNetwork), folder: folder)
    let ending = program.run(
      command, self.limits ?? limits, keepsErrors: usesNetwork || keepsErrors)
    if ending.kind == .notStarted {
      say("\(command[0]) cannot be started with '\(folder)' for its files: can that be written?")
    }
    return (ending.kind == .success, ending.output)
  }

  // MARK: The environment

  private static let kept: Set = [
    "PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "TOOLCHAINS", "DEVELOPER_DIR",
    "SDKROOT", "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR", "SWIFTLY_TOOLCHAINS_DIR",
  ]
  /// What git needs to reach repositories.
  private static let keptForNetwork: Set = [
    "GIT_CONFIG_GLOBAL", "GIT_SSL_CAINFO", "SSL_CERT_FILE", "SSL_CERT_DIR", "http_proxy",
    "https_proxy", "all_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY",
  ]

  /// The environment of a program, whose home and temporary folder are there.
  func environment(usesNetwork: Bool) -> [String: String] {
    for name in ["home", "tmp"] {
      try? FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    let kept = usesNetwork ? Self.kept.union(Self.keptForNetwork) : Self.kept
    var all = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    all["HOME"] = folder + "/home"
    all["TMPDIR"] = folder + "/tmp"
    all["GIT_TERMINAL_PROMPT"] = "0"
    // Mirrors of repositories are found by git's own file.
    let file = NSHomeDirectory() + "/.gitconfig"
    if usesNetwork, all["GIT_CONFIG_GLOBAL"] == nil, FileManager.default.fileExists(atPath: file) {
      all["GIT_CONFIG_GLOBAL"] = file
    }
    return all
  }
}
