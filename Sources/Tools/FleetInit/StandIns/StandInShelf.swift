import FleetPort
import Foundation
import PropertyLists
import StandInMaker
import XcodeProjects

/// The stand-ins of a project: as they were made before, or made anew where something has changed.
final class StandInShelf {
  /// A module with its headers, and what it needs first.
  private struct Source {
    let headers: [(path: String, bytes: [UInt8])]
    let needed: [String]
    let own: KnownNames
    let behaviours: [String]
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
  var behaviours: [String: [String]] { sources.mapValues(\.behaviours) }
  private var made: [String: MadeModule] = [:]
  /// What each module is as a whole: its headers, and what it was made with.
  private var digests: [String: String] = [:]
  /// The files, by their paths; `nil` where one is to be made, and may not be.
  private(set) var files: [String: String?] = [:]
  private lazy var version = Self.version(of: FleetPackage.folder)

  init(in output: String, tools: PackageTools, makes: Bool, say: @escaping (String) -> Void) {
    (self.output, self.tools, self.makes, self.say) = (output, tools, makes, say)
  }

  /// Takes the stand-in of a module that was made before, or makes it; the modules that its headers import
  /// were asked for before.
  ///
  /// - Parameter own: What the module declares in Swift besides, where it is an app's.
  func standIn(
    of headers: ModuleHeaders, own: KnownNames = KnownNames()
  ) throws(StandInTrouble) -> (standIn: StandIn?, digest: String) {
    let module = headers.module
    let read = try headers.read()
    let digest = ModuleHeaders.digest(of: read)
    let folder = "\(StandIn.folder)/\(module)"
    let path = "\(folder)/\(module).swift"
    let needed = ModuleHeaders.imports(of: read).filter { sources[$0] != nil }.sorted()
    let behaviours = addBehaviour(of: module, in: folder) + byHand(in: folder, except: module)
    sources[module] = Source(
      headers: read, needed: needed, own: own, behaviours: behaviours)
    let surroundings = Fingerprint(
      [version, own.text] + behaviours + needed.map { digests[$0] ?? "" }
    ).text
    digests[module] = digest + surroundings
    let old = StandIn(at: path, in: output)
    if let old, old.headers == digest, old.surroundings == surroundings {
      files[path] = old.text
      return (old, digest)
    }
    guard makes else {
      files.updateValue(nil, forKey: path)
      return (old, digest)
    }
    // It stays where nothing can be made.
    if let old { files[path] = old.text }
    say("Making what stands in for \(Summary.plain(module)) …")
    let new = StandIn(
      try make(module), of: module, at: path, headers: digest, surroundings: surroundings)
    files[path] = new.text
    return (new, digest)
  }

  /// The files that were made for modules that nothing imports any more.
  var forgotten: [String] {
    let place = FilePath.join(output, StandIn.folder)
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return modules.sorted().flatMap { module -> [String] in
      let path = "\(StandIn.folder)/\(module)/\(module)"
      guard files["\(path).swift"] == nil, StandIn(at: "\(path).swift", in: output) != nil else {
        return []
      }
      return ["\(path).swift", "\(path)+Behaviour.swift"].filter {
        FileManager.default.fileExists(atPath: FilePath.join(output, $0))
      }
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
    let result = try maker.make(
      module, source.headers, own: source.own, behaviours: source.behaviours)
    self.maker = maker
    made[module] = result
    return result
  }

  // MARK: Files by hand

  /// Fleet's file for a module, if it has one, is copied beside the stand-in.
  private func addBehaviour(of module: String, in folder: String) -> [String] {
    let place = FilePath.join(
      FleetPackage.folder, "Sources/Tools/StandInMaker/Behaviours/\(module).swift")
    guard let bytes = try? FileBytes.read(place) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    files["\(folder)/\(module)+Behaviour.swift"] = text
    return [text]
  }

  /// The files of the user's own in a folder.
  private func byHand(in folder: String, except module: String) -> [String] {
    let place = FilePath.join(output, folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted().filter {
      $0.hasSuffix(".swift") && $0 != "\(module).swift" && $0 != "\(module)+Behaviour.swift"
    }.compactMap { name in
      (try? FileBytes.read(FilePath.join(place, name))).map { String(decoding: $0, as: UTF8.self) }
    }
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
