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
    limits: LimitedProgram.Limits = LimitedProgram.Limits(seconds: 60, gigabytes: 8)
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
  package mutating func make(
    _ name: String, _ headers: [(path: String, bytes: [UInt8])], own: KnownNames = KnownNames(),
    behaviours: [String] = []
  ) throws(StandInTrouble) -> MadeModule {
    let (printed, errors) = try print(name, headers, own: own, behaviours: behaviours)
    var result = printed.made()
    result.left += errors
    made[name]?.names = result.names
    return result
  }

  /// Finds out what a module declares; answers that, and the errors that are left in its headers.
  ///
  /// - Parameters:
  ///   - headers: Its headers, by their paths in the module.
  ///   - own: What the module declares in Swift besides, as an app does.
  ///   - behaviours: The sources by hand that stand beside what is made.
  mutating func print(
    _ name: String, _ headers: [(path: String, bytes: [UInt8])], own: KnownNames = KnownNames(),
    behaviours: [String] = []
  ) throws(StandInTrouble) -> (module: PrintedModule, errors: [String]) {
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
    var printed = PrintedModule(name: name)
    printed.interface = text.replacing("FleetCGFloat", with: "CGFloat")
    printed.numbers = try EnumerationNumbers(in: module).numbers(
      of: module, by: clang, headers: folders)
    printed.texts = module.values
    printed.behaviours = behaviours
    complete(&printed, own, named: module.named)
    made[name] = Made(
      names: KnownNames(), undeclared: printed.undeclared,
      imports: Set(printed.imports))
    return (
      printed, repair.left.map { "\(FilePath.name(of: $0.file)):\($0.line): \($0.text)" }
    )
  }

  /// Tells a printed module of what is around it.
  private func complete(
    _ printed: inout PrintedModule, _ own: KnownNames, named: Set<String>
  ) {
    let interface = Declaration.list(printed.interface)
    let modules = interface.filter { $0.kind == .import }
      .map { $0.name.split(separator: ".").first.map(String.init) ?? "" }
    let known = places.frameworks.union(made.keys)
    printed.imports = Set(modules).intersection(known).subtracting([printed.name]).sorted()
    printed.known = apple.known
    printed.known.merge(own)
    var words = Set(printed.interface.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    for module in reached(from: printed.imports) {
      guard let other = made[module] else { continue }
      printed.known.merge(other.names)
      words.subtract(other.undeclared.map { $0[...] })
    }
    // A class that is only named is nowhere, unless it is declared under that name.
    let nowhere = named.subtracting(printed.known.types).subtracting(interface.map(\.name))
      .subtracting(declared.keys)
    printed.undeclared = undeclared.types.union(nowhere).filter { words.contains($0[...]) }
      .subtracting(own.types)
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
