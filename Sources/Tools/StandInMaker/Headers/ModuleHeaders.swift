import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

/// The public headers of a module of other people's, as they lie in a project.
package struct ModuleHeaders {
  package let module: String
  /// The headers, each with the path that it has in the module: a file is read where a link leads.
  package let files: [(path: String, place: String)]

  /// The most headers of a module, and the most bytes of one and of all.
  private static let limits = (files: 3_000, bytes: 1 << 20, all: 16 << 20)

  /// - Parameters:
  ///   - files: The headers by their paths in the module, with the place of each.
  ///   - folder: The folder that no header may lie outside of.
  package init(_ module: String, _ files: [(path: String, place: String)], within folder: String) {
    self.module = module
    let top = Self.physical(folder)
    var seen: Set<String> = []
    self.files = files.sorted { ($0.path, $0.place) < ($1.path, $1.place) }.compactMap { file in
      let place = Self.physical(file.place)
      let isHeader = FilePath.kind(of: place) == "h" && !file.path.hasSuffix("-Swift.h")
      guard isHeader, FilePath.isInside(place, top), seen.insert(place).inserted else { return nil }
      return (file.path, place)
    }
  }

  static func physical(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The bytes of each header.
  ///
  /// - Throws: A word where there is too much to read.
  package func read() throws(StandInTrouble) -> [(path: String, bytes: [UInt8])] {
    guard files.count <= Self.limits.files else {
      throw StandInTrouble(
        "\(module) has \(files.count) headers, and no more than \(Self.limits.files) are read.")
    }
    var all: [(path: String, bytes: [UInt8])] = []
    var size = 0
    for file in files {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.place)
      let count = attributes?[.size] as? Int ?? 0
      guard count <= Self.limits.bytes else {
        throw StandInTrouble("\(file.path) of \(module) has \(count >> 10) KB, which is no header.")
      }
      size += count
      guard size <= Self.limits.all else {
        throw StandInTrouble("The headers of \(module) have more than \(Self.limits.all >> 20) MB.")
      }
      if let bytes = try? FileBytes.read(file.place) { all.append((file.path, bytes)) }
    }
    return all
  }

  /// A text that is another one for other headers.
  package static func digest(of headers: [(path: String, bytes: [UInt8])]) -> String {
    HeaderDigest(headers.map { (FilePath.name(of: $0.path), $0.bytes) }).text
  }

  /// The modules that the headers import, besides their own.
  package static func imports(of headers: [(path: String, bytes: [UInt8])]) -> Set<String> {
    Set(
      headers.flatMap { header -> [String] in
        let text = HeaderText.plain(header.bytes)
        return imported.matches(in: text).map { $0[0].isEmpty ? $0[1] : $0[0] }
      })
  }

  /// The modules among them that headers import only where they are there.
  package static func optionalImports(of headers: [(path: String, bytes: [UInt8])]) -> Set<String> {
    Set(headers.flatMap { asked.matches(in: HeaderText.plain($0.bytes)).map { $0[0] } })
  }

  private static let asked = Pattern(#"^[ \t]*#[ \t]*(?:el)?if[ \t]+__has_include\(<(\w+)/"#)
  private static let imported = Pattern(
    #"^[ \t]*(?:#[ \t]*(?:import|include)[ \t]*<(\w+)/|@import[ \t]+(\w+))"#)
}
