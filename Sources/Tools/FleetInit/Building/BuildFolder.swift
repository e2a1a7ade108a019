import Foundation
import XcodeProjects

/// Where a package that is written is built.
struct BuildFolder {
  /// The folder that is written.
  let output: String
  /// The folder that is built in.
  let scratch: String
  private let isShared: Bool

  init(_ output: String, scratch: String? = nil) {
    self.output = output
    isShared = scratch != nil
    self.scratch = scratch ?? FilePath.join(output, ".build")
  }

  /// A command of SwiftPM's about the package.
  ///
  /// What builds and tests takes SwiftPM's own build system, whichever is the usual one: it alone puts all
  /// tests into one program, and writes down how each module is compiled, which tells what to defer.
  func command(_ words: String...) -> [String] {
    let system = words.first == "package" ? [] : ["--build-system", "native"]
    return ["swift"] + words + system + ["--package-path", output]
      + (isShared ? ["--scratch-path", scratch] : [])
  }

  /// The folder of what is built: where this build system puts it.
  var products: String { FilePath.join(scratch, "debug") }

  /// Whether a module was compiled.
  func hasModule(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(products)/Modules/\(name).swiftmodule")
  }

  /// This build system's description of the build.
  var buildDescription: String { products + ".yaml" }
}
