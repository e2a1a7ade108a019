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

  /// Whether a source of the module itself has the module's name, which a file has but once.
  var hasSourceOfItsName = false

  var module: String { headers.module }

  /// The modules that its headers and its sources in Swift import, or need without a word.
  func imports(_ headers: [(path: String, bytes: [UInt8])]) -> Set<String> {
    let named = (swift?.sources ?? []).flatMap {
      SourceImports.modules(in: $0.bytes, isOfPackage: swift?.isOfPackage)
    }
    return ModuleHeaders.imports(of: headers).union(named)
      .union(BehaviourFile.modules(besides: module))
  }

  /// The files that a build looks at, to see whether the stand-in is still theirs.
  var places: [String] { headers.files.map(\.place) + (swift?.places ?? []) }
}
