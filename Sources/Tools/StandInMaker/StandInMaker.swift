import Foundation
import XcodeProjects

/// Makes Swift modules of the headers of others, each after the modules that its headers import.
package struct StandInMaker {
  private let apple: AppleHeaders
  private let importer: Importer
  private let clang: Clang
  /// The folder that copies of headers are written into.
  private let work: String
  private var places: HeaderPlaces
  private var undeclared = Undeclared()
  private var made: [String: Made] = [:]
  /// The headers of the classes and protocols of these modules.
  private var declared: [String: String] = [:]

  /// A module that was made, as later ones see it.
  private struct Made {
    var names: KnownNames
    let undeclared: Set<String>
    let imports: Set<String>
  }

  /// - Parameters:
  ///   - fleet: The folder of Fleet, whose sources say what Apple's frameworks have.
  ///   - version: A text that is another one for other sources of Fleet.
  ///   - program: The program that has ``ImporterProgram``.
  ///   - cache: A folder for what can be made again.
  ///   - work: A folder for copies of headers, which is emptied.
  ///   - environment: The environment of the toolchain's programs.
  package init(
    fleet: String, version: String, program: String, cache: String, work: String,
    environment: [String: String],
    limits: LimitedProgram.Limits = LimitedProgram.Limits(seconds: 60, patience: 10, gigabytes: 8)
  ) throws(StandInTrouble) {
    self.work = work
    try? FileManager.default.removeItem(atPath: work)
    try MadeFile.writeMap(
      of: Undeclared.module, ["\(Undeclared.module).h"], isSystem: true,
      in: FilePath.join(work, Undeclared.module))
    let limited = LimitedProgram(environment: environment, folder: work)
    let toolchain = try Toolchain(by: limited)
    let importer = Importer(
      program: program, toolchain: toolchain, limited: limited, limits: limits)
    self.importer = importer
    clang = Clang(program: toolchain.clang, limited: limited, limits: limits, work: work)
    apple = try AppleHeaders(in: FilePath.join(cache, "Headers-\(version)"), fleet: fleet) {
      module throws(StandInTrouble) in try importer.interface(ofOwn: module)
    }
    places = apple.places
  }

  /// Makes a module.
  ///
  /// - Parameters:
  ///   - headers: Its headers, by their paths in the module.
  ///   - swift: Its sources in Swift, or the interface of a binary, of which what is public is declared.
  ///   - macros: What the project defines for it, `NAME` or `NAME=VALUE`.
  ///   - own: What the module declares in Swift besides, as an app does.
  ///   - behaviours: The sources by hand that stand beside what is made.
  ///   - ours: The ones that come with Fleet, by their names: one is left off where the module is another
  ///     version than it is for, and all are where the first one is.
  package mutating func make(
    _ name: String, _ headers: [(path: String, bytes: [UInt8])], swift: SwiftText? = nil,
    macros: [String] = [], own: KnownNames = KnownNames(), behaviours: [String] = [],
    ours: [(name: String, text: String)] = []
  ) throws(StandInTrouble) -> MadeModule {
    var (printed, errors) = try print(name, headers, swift: swift, macros: macros, own: own)
    let leftOff = ours.isEmpty ? [:] : BehaviourNeeds(of: printed).leftOff(of: ours)
    printed.behaviours = behaviours + ours.filter { leftOff[$0.name] == nil }.map(\.text)
    var result = printed.made()
    result.left += errors
    result.leftOff = leftOff
    made[name]?.names = result.names
    return result
  }

  /// Finds out what a module declares; answers that, and the errors that are left in its headers.
  mutating func print(
    _ name: String, _ headers: [(path: String, bytes: [UInt8])], swift: SwiftText? = nil,
    macros: [String] = [], own: KnownNames = KnownNames()
  ) throws(StandInTrouble) -> (module: PrintedModule, errors: [String]) {
    var printed = PrintedModule(name: name)
    var (named, errors): (Set<String>, [String]) = ([], [])
    if !headers.isEmpty || swift == nil {
      let (module, left) = try read(headers, macros, into: &printed)
      named = module.named
      errors = left.map { "\(FilePath.name(of: $0.file)):\($0.line): \($0.text)" }
    }
    if let swift {
      printed.swiftInterface =
        swift.isInterface
        ? swift.text
        : try importer.interface(ofSource: swift.text, of: name, in: work)
    }
    complete(&printed, own, named: named)
    made[name] = Made(
      names: KnownNames(), undeclared: printed.undeclared, imports: Set(printed.imports))
    return (printed, errors)
  }

  /// Reads the headers of a module; answers them as they are now, and the errors that are left in them.
  private mutating func read(
    _ headers: [(path: String, bytes: [UInt8])], _ macros: [String],
    into printed: inout PrintedModule
  ) throws(StandInTrouble) -> (HeaderModule, left: [ClangMessage]) {
    let name = printed.name
    var (clang, importer) = (clang, importer)
    clang.macros = macros
    importer.macros = macros
    var copies = try HeaderModule(name, headers, into: work, places)
    try copies.importNamed(from: declared)
    var repair = HeaderRepair(copies, undeclared, apple.homes)
    // A module's folder itself is not searched: it may have a header of the name of one of C's.
    let folders = [work, apple.folder]
    let file = FilePath.join(work, "\(Undeclared.module)/\(Undeclared.module).h")
    try repair.run(by: clang, headers: folders, undeclared: file)
    let module = repair.module
    undeclared = repair.undeclared
    declared.merge(HeaderDefinitions.places(in: module)) { first, _ in first }
    for place in module.places { places.add(place.path, of: name, as: place.copy) }
    let text = try importer.interface(
      of: name, headers: folders, cache: FilePath.join(work, "Cache"))
    printed.interface = text.replacing("FleetCGFloat", with: "CGFloat")
    printed.numbers = try EnumerationNumbers(in: module).numbers(
      of: module, by: clang, headers: folders)
    printed.texts = module.values
    printed.domains = module.texts.values.reduce(into: [:]) {
      $0.merge(HeaderPatches.domains(in: $1)) { first, _ in first }
    }
    return (module, repair.left)
  }

  /// Tells a printed module of what is around it.
  private func complete(
    _ printed: inout PrintedModule, _ own: KnownNames, named: Set<String>
  ) {
    let interface = Declaration.list(printed.interface)
    let swift = Declaration.list(printed.swiftInterface)
    let modules = (interface + swift).filter { $0.kind == .import }
      .map { $0.name.split(separator: ".").first.map(String.init) ?? "" }
    let views = Set(modules).intersection(["Combine", "SwiftUI"])
    let known = places.frameworks.union(made.keys).union(views)
    var words = Set(printed.interface.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    // A class that is only named may be a framework's that the headers do not import.
    let homes = named.filter { words.contains($0[...]) }.compactMap { apple.homes[$0] }
    printed.imports = Set(modules).intersection(known).union(homes)
      .subtracting([printed.name]).sorted()
    printed.known = apple.known
    if !views.isEmpty { printed.known.merge(apple.ofViews) }
    printed.known.merge(own)
    for module in reached(from: printed.imports) {
      guard let other = made[module] else { continue }
      printed.known.merge(other.names)
      words.subtract(other.undeclared.map { $0[...] })
    }
    // A class that is only named is nowhere, unless it is declared under that name.
    let nowhere = named.subtracting(printed.known.types).subtracting(interface.map(\.name))
      .subtracting(declared.keys)
    printed.undeclared = undeclared.types.union(nowhere).filter { words.contains($0[...]) }
      .subtracting(own.types).subtracting(own.objectiveC.keys)
      .subtracting(swift.flatMap { $0.objectiveCNames().keys })
  }

  /// The modules that come with some.
  private func reached(from modules: [String]) -> Set<String> {
    var (open, seen) = (modules, Set<String>())
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += made[next]?.imports ?? [] }
    }
    return seen
  }
}
