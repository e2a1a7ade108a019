package import Foundation

/// What is run to find out about packages, and to build the one that is written.
package struct PackageTools {
  /// Answers the manifest of the package in a folder, as SwiftPM writes it in JSON.
  package var dump: (String) -> Data?
  /// Fetches what the package in a folder depends on; answers whether it could.
  package var fetch: (String) -> Bool = { _ in false }
  /// Fetches a package into a folder, where that could not.
  package var clone: (PackageClone, String) -> Bool = { _, _ in false }
  /// Builds a product of a package as it is; answers whether it could.
  package var build: (PackageTrial) -> Bool = { _ in false }
  /// Answers the version of the compiler.
  package var toolchain: () -> String = { "" }
  /// Runs SwiftPM, a compiler or the app; `nil` where nothing is to be run.
  package var run: ((ProgramCall) -> ProgramEnd)?
  /// The program that reads headers when it is called so, if there is one.
  package var importer: String?
  /// A folder for headers of Apple's frameworks, if not one in what is written.
  package var headerCache: String?
  /// The environment of what reads headers.
  package var environment: () -> [String: String] = { [:] }

  package init(dump: @escaping (String) -> Data?) { self.dump = dump }

  /// The tools of a call that runs nothing of what others wrote: manifests are programs, too.
  var readingAlone: PackageTools {
    var tools = PackageTools { _ in nil }
    tools.clone = clone
    tools.toolchain = toolchain
    // Headers, and C, are only read.
    (tools.importer, tools.environment, tools.headerCache) = (importer, environment, headerCache)
    return tools
  }
}

/// A program that is run with its limits, and without the user's environment.
package struct ProgramCall: Equatable {
  package var command: [String]
  /// How long it may take.
  package var seconds: Int
  package var usesNetwork = false
  /// What it reads.
  package var input: String?

  init(_ command: [String], seconds: Int, usesNetwork: Bool = false, input: String? = nil) {
    (self.command, self.seconds) = (command, seconds)
    (self.usesNetwork, self.input) = (usesNetwork, input)
  }
}

/// What came of a program.
package struct ProgramEnd {
  /// Whether it came to a good end, within its limits.
  package var isDone: Bool
  /// What it has printed, on both its outputs.
  package var output: String

  package init(isDone: Bool, output: String) { (self.isDone, self.output) = (isDone, output) }

  /// Its lines.
  var lines: [Substring] { output.split(whereSeparator: \.isNewline) }
}
