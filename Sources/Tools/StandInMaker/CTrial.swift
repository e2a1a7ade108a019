import Foundation
import XcodeProjects

/// C of other people's, about which clang is asked whether Linux compiles it: nothing of it is run.
package struct CTrial {
  /// The sources.
  package var files: [String]
  /// The folders that headers are found in.
  package var folders: [String]
  /// What is defined for them, `NAME` or `NAME=VALUE`.
  package var macros: [String]

  package init(files: [String], folders: [String], macros: [String]) {
    (self.files, self.folders, self.macros) = (files, folders, macros)
  }

  /// Whether all of it compiles; `nil` where the toolchain has no clang.
  ///
  /// - Parameter work: A folder for what is printed.
  package func compiles(environment: [String: String], work: String) -> Bool? {
    do {
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
      let program = LimitedProgram(environment: environment, folder: work)
      let clang = try Toolchain(by: program).clang
      let command =
        [clang, "-fsyntax-only", "-w"] + macros.map { "-D" + $0 } + folders.flatMap { ["-I", $0] }
        + files
      return program.run(command, LimitedProgram.Limits(seconds: 60, patience: 10, gigabytes: 8))
        .kind == .success
    } catch {
      return nil
    }
  }
}
