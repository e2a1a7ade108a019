import Foundation
import XcodeProjects

/// Clang, asked about headers.
struct Clang {
  let program: String
  let limited: LimitedProgram
  let limits: LimitedProgram.Limits
  /// The folder that sources are written into.
  let work: String
  /// What the project defines, `NAME` or `NAME=VALUE`.
  var macros: [String] = []

  private static let language = [
    "-x", "objective-c", "-std=gnu11", "-fobjc-runtime=ios-15", "-fobjc-arc", "-fblocks", "-w",
    "-D__autoreleasing=__strong",
  ]

  /// The errors in a source.
  func errors(in source: String, headers folders: [String]) throws(StandInTrouble) -> [ClangMessage]
  {
    let text = try run(
      ["-fsyntax-only", "-ferror-limit=0", "-fno-caret-diagnostics", "-fno-color-diagnostics"],
      source, folders, keepsErrors: true)
    return text.split(whereSeparator: \.isNewline).compactMap(ClangMessage.init)
  }

  /// A source in the language of LLVM, as far as it can be compiled.
  func compiled(_ source: String, headers folders: [String]) throws(StandInTrouble) -> String {
    try run(["-S", "-emit-llvm", "-o", "-"], source, folders, keepsErrors: false)
  }

  private func run(
    _ options: [String], _ source: String, _ folders: [String], keepsErrors: Bool
  ) throws(StandInTrouble) -> String {
    let file = FilePath.join(work, "probe.m")
    try MadeFile.write(source, to: file)
    let search = folders.flatMap { ["-I", $0] }
    let defined = macros.map { "-D" + $0 }
    let command = [program] + options + Self.language + defined + search + [file]
    let ending = limited.run(command, limits, keepsErrors: keepsErrors)
    switch (ending.kind, ending.output) {
    case (.success, let output?), (.failure, let output?):
      return String(decoding: output, as: UTF8.self)
    case (.outOfTime, _):
      throw StandInTrouble("clang has read headers for \(limits.longest) seconds, and was stopped.")
    case (.success, nil), (.failure, nil):
      throw StandInTrouble("clang has printed more than \(limits.megabytes) MB over headers.")
    default: throw StandInTrouble("clang has broken down over headers.")
    }
  }
}
