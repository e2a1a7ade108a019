/// Has git fetch a package whose manifest SwiftPM does not read.
package struct PackageClone: Equatable {
  package let url: String
  /// The tag, the branch or the revision.
  package let reference: String
  /// Whether that is a revision.
  package let isRevision: Bool

  /// Answers whether the sources are in a folder then.
  package static func run(_ clone: PackageClone, into folder: String) -> Bool {
    // What begins with a line would be an option.
    guard !clone.reference.hasPrefix("-") else { return false }
    if clone.isRevision {
      return git(["clone", "--quiet", "--", clone.url, folder])
        && git(["-C", folder, "checkout", "--quiet", clone.reference, "--"])
    }
    return ["", "v"].contains { prefix in
      git([
        "clone", "--quiet", "--depth", "1", "--branch", prefix + clone.reference, "--", clone.url,
        folder,
      ])
    }
  }

  private static func git(_ arguments: [String]) -> Bool {
    // It asks for no names and words: there may be no user to answer.
    Program.run(["git"] + arguments, with: ["GIT_TERMINAL_PROMPT": "0"]) != nil
  }
}
