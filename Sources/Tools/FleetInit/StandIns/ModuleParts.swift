import StandInMaker

/// What a stand-in is made of.
struct ModuleParts {
  let headers: ModuleHeaders
  /// Its interface in Swift, where it is a binary, or its sources, which are not compiled.
  var swift: SwiftText?
  /// What the project defines for its headers, `NAME` or `NAME=VALUE`.
  var macros: [String] = []
  /// What the module declares in Swift besides, where that is compiled.
  var own = KnownNames()

  var module: String { headers.module }
  /// The files that a build looks at, to see whether the stand-in is still theirs.
  var places: [String] { headers.files.map(\.place) + (swift?.places ?? []) }
}
