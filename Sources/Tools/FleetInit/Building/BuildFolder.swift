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
  func command(_ words: String...) -> [String] {
    ["swift"] + words + ["--package-path", output] + (isShared ? ["--scratch-path", scratch] : [])
  }
}
