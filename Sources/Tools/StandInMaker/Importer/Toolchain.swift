import Foundation
import XcodeProjects

/// The toolchain that `swift` belongs to, with clang and the importer of Objective-C.
struct Toolchain {
  /// The folder around its `bin` and `lib`.
  let folder: String

  var clang: String { folder + "/bin/clang" }
  /// The library that has the importer, which is taken from nowhere else.
  var importer: String { folder + "/lib/libsourcekitdInProc.so" }

  /// Asks `swift` where it is, as it may be a link or a script.
  init(by program: LimitedProgram) throws(StandInTrouble) {
    let answer = program.run(["swift", "-print-target-info"], LimitedProgram.Limits(seconds: 60))
    guard answer.kind == .success, let output = answer.output,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: output)
    else { throw StandInTrouble("'swift -print-target-info' does not say where the toolchain is.") }
    // `/usr/lib/swift` has what programs need as they run.
    folder = FilePath.folder(of: FilePath.folder(of: info.paths.runtimeResourcePath))
    for file in [clang, importer] where !FileManager.default.fileExists(atPath: file) {
      throw StandInTrouble(
        "The toolchain at \(folder) has no \(FilePath.name(of: file)), by which headers are read.")
    }
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
}
