import FleetPort
import Foundation
import PropertyLists
import StandInMaker
import XcodeProjects

/// The stand-ins of a project: as they were made before, or made anew where something has changed.
final class StandInShelf {
  /// A module with what it is made of, and what it needs first.
  private struct Source {
    let parts: ModuleParts
    let headers: [(path: String, bytes: [UInt8])]
    let needed: [String]
    /// The sources by hand beside it: Fleet's, by the paths that they are copied to, and the user's.
    let ours: [(path: String, text: String)]
    let byHand: [String]

    var behaviours: [String] { ours.map(\.text) + byHand }
  }

  private let output: String
  private let tools: PackageTools
  /// Whether anything may be made.
  private let makes: Bool
  private let say: (String) -> Void
  private var sources: [String: Source] = [:]
  private var maker: StandInMaker?
  /// Why nothing can be made here at all.
  private(set) var obstacle: StandInTrouble?
  /// The sources by hand beside stand-ins, by their modules.
  private(set) var behaviours: [String: [String]] = [:]
  private var made: [String: MadeModule] = [:]
  /// What each module is as a whole: its headers, and what it was made with.
  private var digests: [String: String] = [:]
  /// The files, by their paths; `nil` where one is to be made, and may not be.
  private(set) var files: [String: String?] = [:]
  private lazy var version = Self.version(of: FleetPackage.folder)

  init(in output: String, tools: PackageTools, makes: Bool, say: @escaping (String) -> Void) {
    (self.output, self.tools, self.makes, self.say) = (output, tools, makes, say)
  }

  /// Whether a module was made of its sources in Swift before: with another Fleet, they are tried again.
  func isOfSwift(_ module: String) -> Bool {
    let standIn = StandIn(at: Self.path(of: module), in: output)
    guard let refused = standIn?.refused else { return false }
    return refused == fleet || !makes
  }

  /// Fleet as it is.
  private var fleet: String { Fingerprint([version]).text }

  /// The path of the file that is made for a module.
  private static func path(of module: String, besidesItsName: Bool = false) -> String {
    "\(StandIn.folder)/\(module)/\(module)\(besidesItsName ? mark : "").swift"
  }

  /// What the file's name has behind the module's, where a source has that name.
  private static let mark = "+Headers"

  /// Takes the stand-in of a module that was made before, or makes it; the modules that its headers import
  /// were asked for before.
  func standIn(
    of parts: ModuleParts
  ) throws(StandInTrouble) -> (standIn: StandIn?, digest: String) {
    let module = parts.module
    let read = try parts.headers.read()
    let digest = ModuleHeaders.digest(of: read + (parts.swift?.sources ?? []))
    let path = Self.path(of: module, besidesItsName: parts.hasSourceOfItsName)
    let needed = parts.imports(read).filter { sources[$0] != nil }.sorted()
    let source = Source(
      parts: parts, headers: read, needed: needed, ours: ours(for: module),
      byHand: byHand(for: module))
    sources[module] = source
    let surroundings = Fingerprint(
      [version, parts.own.text] + parts.macros + source.behaviours
        + needed.map { digests[$0] ?? "" }
    ).text
    digests[module] = digest + surroundings
    let old = StandIn(at: path, in: output)
    if let old, old.headers == digest, old.surroundings == surroundings {
      take(old, of: source)
      return (old, digest)
    }
    // It stays where nothing can be made.
    if let old { take(old, of: source) }
    guard makes else {
      files.updateValue(nil, forKey: path)
      return (old, digest)
    }
    say("Making what stands in for \(Summary.plain(module)) …")
    let new = StandIn(
      try make(module), of: module, at: path, headers: digest, surroundings: surroundings,
      refused: parts.swift.map { !$0.isInterface } == true ? fleet : nil)
    take(new, of: source)
    return (new, digest)
  }

  /// Takes the file of a stand-in, and the files by hand that belong to it.
  private func take(_ standIn: StandIn, of source: Source) {
    files[standIn.path] = standIn.text
    for (path, _) in source.ours { files.removeValue(forKey: path) }
    let kept = source.ours.filter { standIn.leftOff[FilePath.name(of: $0.path)] == nil }
    for (path, text) in kept { files[path] = text }
    behaviours[source.parts.module] = kept.map(\.text) + source.byHand
  }

  /// The files that were made for modules that nothing imports any more, and those by hand that belong to
  /// another version.
  var forgotten: [String] {
    let manager = FileManager.default
    let place = FilePath.join(output, StandIn.folder)
    let modules = (try? manager.contentsOfDirectory(atPath: place)) ?? []
    return modules.sorted().flatMap { module -> [String] in
      let made = [false, true].map { Self.path(of: module, besidesItsName: $0) }
        .filter { files.keys.contains($0) || StandIn(at: $0, in: output) != nil }
      guard !made.isEmpty else { return [] }
      let names = (try? manager.contentsOfDirectory(atPath: "\(place)/\(module)")) ?? []
      let behaviours = names.sorted().filter { $0.hasPrefix("\(module)+Behaviour") }
        .map { "\(StandIn.folder)/\(module)/\($0)" }
      return (made + behaviours).filter { !files.keys.contains($0) }
    }
  }

  /// Makes a module, after the ones that it needs.
  private func make(_ module: String) throws(StandInTrouble) -> MadeModule {
    if let made = made[module] { return made }
    guard let source = sources[module] else { throw StandInTrouble("\(module) has no headers.") }
    for name in source.needed where made[name] == nil { _ = try make(name) }
    if let obstacle { throw obstacle }
    guard let program = tools.importer else { throw StandInTrouble("Nothing here reads headers.") }
    if maker == nil {
      do throws(StandInTrouble) {
        maker = try StandInMaker(
          fleet: FleetPackage.folder, version: version, program: program,
          cache: tools.headerCache ?? FilePath.join(output, ".build/stand-ins"),
          work: FilePath.join(output, ".build/stand-ins/Work"), environment: tools.environment())
      } catch {
        obstacle = error
        throw error
      }
    }
    guard var maker else { throw StandInTrouble("\(module) cannot be made.") }
    let parts = source.parts
    let result = try maker.make(
      module, source.headers, swift: parts.swift, macros: parts.macros, own: parts.own,
      behaviours: source.byHand,
      ours: source.ours.map { (FilePath.name(of: $0.path), $0.text) })
    self.maker = maker
    made[module] = result
    return result
  }

  // MARK: Files by hand

  /// Fleet's files for a module, `Module.swift` and then `Module+More.swift`, with the paths of their copies.
  ///
  /// What a module imports besides where its types come from another one by now, the file itself cannot say.
  private func ours(for module: String) -> [(path: String, text: String)] {
    BehaviourFile.all(of: module).map { file in
      let imports = file.module == module ? [] : BehaviourFile.modules(besides: module).sorted()
      return (
        "\(StandIn.folder)/\(module)/\(module)+Behaviour\(file.part).swift",
        imports.map { "import \($0)\n" }.joined() + file.text
      )
    }
  }

  /// The files of the user's own in the folder of a module.
  private func byHand(for module: String) -> [String] {
    let place = FilePath.join(output, "\(StandIn.folder)/\(module)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted().filter {
      $0.hasSuffix(".swift") && $0 != "\(module).swift" && $0 != "\(module)\(Self.mark).swift"
        && !$0.hasPrefix("\(module)+Behaviour")
    }.compactMap { name in
      (try? FileBytes.read(FilePath.join(place, name))).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  // MARK: C

  /// Writes Apple's headers for sources in C.
  func addHeadersOfC() {
    for (path, text) in CHeaders.texts { files["\(CHeaders.folder)/\(path)"] = text }
  }

  /// Whether Linux compiles sources in C; `nil` where that cannot be told.
  func compiles(_ trial: CTrial) -> Bool? {
    let work = FilePath.join(output, ".build/stand-ins/C")
    var trial = trial
    // What is not written yet is where it comes from.
    let headers = FilePath.join(work, "Headers")
    for (path, text) in CHeaders.texts { try? MadeFile.write(text, to: "\(headers)/\(path)") }
    trial.folders.append(headers)
    return trial.compiles(environment: tools.environment(), work: work)
  }

  // MARK: Fleet

  /// A text that is another one for other sources of what stand-ins are made with.
  private static func version(of fleet: String) -> String {
    let areas = ["Sources/HeadlessUIKit", "Sources/Neighbours", "Sources/Tools/StandInMaker"]
    let manager = FileManager.default
    let sizes = areas.flatMap { area -> [String] in
      let folder = FilePath.join(fleet, area)
      let paths = manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".h") }.map { path in
        let size = (try? manager.attributesOfItem(atPath: "\(folder)/\(path)"))?[.size] as? Int
        return "\(path) \(size ?? 0)"
      }
    }
    return Fingerprint(sizes.sorted()).text
  }
}
