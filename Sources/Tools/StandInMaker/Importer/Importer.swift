import Foundation
import XcodeProjects

/// Asks for the Swift interface of modules, each in a process of its own.
struct Importer {
  /// The program that has ``ImporterProgram``.
  let program: String
  let toolchain: Toolchain
  let limited: LimitedProgram
  let limits: LimitedProgram.Limits
  /// What the project defines, `NAME` or `NAME=VALUE`.
  var macros: [String] = []

  /// The interface of a module that the folders make known.
  func interface(
    of module: String, headers folders: [String], cache: String
  ) throws(StandInTrouble) -> String {
    let search = folders.flatMap { ["-I", $0] }
    return try interface(
      of: module,
      search + [
        "-Xfrontend", "-enable-objc-interop", "-Xcc", "-fblocks", "-Xcc", "-w",
        "-Xcc", "-D__autoreleasing=__strong",
        "-Xcc", "-Xclang", "-Xcc", "-fallow-pcm-with-compiler-errors", "-module-cache-path", cache,
      ] + macros.flatMap { ["-Xcc", "-D" + $0] }, limits)
  }

  /// What a source in Swift publishes, and what it does not; modules that are not here count for nothing.
  func interface(
    ofSource text: String, of module: String, in folder: String
  ) throws(StandInTrouble) -> String {
    let file = FilePath.join(folder, "\(module)-Swift/\(module).swift")
    let hasViews = ViewNames.areNeeded(in: text)
    try MadeFile.write(hasViews ? ViewNames.added(to: text) : text, to: file)
    let command = [
      program, ImporterProgram.word, toolchain.importer, ImporterProgram.source, file,
      "-module-name", module, "-swift-version", "5",
    ]
    let printed = try interface(of: module, by: command, limits)
    return hasViews ? ViewNames.removed(from: printed) : printed
  }

  /// The interface of a module of the toolchain's own, such as Foundation.
  func interface(ofOwn module: String) throws(StandInTrouble) -> String {
    try interface(of: module, [], LimitedProgram.Limits())
  }

  private func interface(
    of module: String, _ arguments: [String], _ limits: LimitedProgram.Limits
  ) throws(StandInTrouble) -> String {
    let command =
      [program, ImporterProgram.word, toolchain.importer, module] + arguments
      // A source has to be named, which is not read.
      + ["Client.swift"]
    return try interface(of: module, by: command, limits)
  }

  private func interface(
    of module: String, by command: [String], _ limits: LimitedProgram.Limits
  ) throws(StandInTrouble) -> String {
    let ending = limited.run(command, limits)
    let text = ending.output.map { String(decoding: $0, as: UTF8.self) }
    switch (ending.kind, text) {
    case (.success, let text?): return text
    case (.failure, let text?) where !text.isEmpty:
      throw StandInTrouble(text.split(whereSeparator: \.isNewline)[0].description)
    case (.outOfTime, _):
      throw StandInTrouble(
        "The importer has read \(module) for \(limits.longest) seconds, and was stopped.")
    case (.success, nil):
      throw StandInTrouble("The interface of \(module) has more than \(limits.megabytes) MB.")
    default: throw StandInTrouble("The importer has broken down over the headers of \(module).")
    }
  }
}
