import XcodeProjects

/// A module of headers: copies of them, which the importer reads.
struct HeaderModule {
  let name: String
  /// The folder of the copies.
  let folder: String
  /// The names of the copies, in the order in which they are imported.
  private(set) var copies: [String] = []
  /// The texts of the copies, as they are now.
  private(set) var texts: [String: String] = [:]
  /// The texts and numbers of constants, by their names.
  private(set) var values: [String: String] = [:]
  /// Where other modules find the headers: the paths in the module, and the copies.
  private(set) var places: [(path: String, copy: String)] = []

  /// Copies headers into a folder of the module's name.
  init(
    _ name: String, _ headers: [(path: String, bytes: [UInt8])], into work: String,
    _ places: HeaderPlaces
  ) throws(StandInTrouble) {
    self.name = name
    folder = FilePath.join(work, name)
    let read = headers.filter { header in
      !header.path.hasSuffix("-umbrella.h") && !HeaderCopy.isOfAnotherLanguage(header.bytes)
    }
    guard !read.isEmpty else {
      throw StandInTrouble("\(name) has no header that Swift could read.")
    }
    var names: Set<String> = []
    self.places = read.map { header in
      var copy = FilePath.name(of: header.path)
      // Two headers of one name keep their folders in it.
      if !names.insert(copy.lowercased()).inserted {
        copy = header.path.replacing("/", with: "_")
        names.insert(copy.lowercased())
      }
      return (header.path, copy)
    }
    var own = places
    for place in self.places { own.add(own: place.path, as: place.copy) }
    for (header, place) in zip(read, self.places) {
      let copy = HeaderCopy(of: header.bytes, in: name, own)
      texts[place.copy] = copy.text
      values.merge(copy.values) { first, _ in first }
    }
    let main = "\(name).h"
    copies = texts.keys.sorted { ($0 == main ? 0 : 1, $0) < ($1 == main ? 0 : 1, $1) }
    for (copy, text) in texts { try MadeFile.write(text, to: path(of: copy)) }
    try MadeFile.writeMap(of: name, copies, isSystem: false, in: folder)
  }

  func path(of copy: String) -> String { "\(folder)/\(copy)" }

  /// Gives a copy another text.
  mutating func write(_ text: String, to copy: String) throws(StandInTrouble) {
    texts[copy] = text
    try MadeFile.write(text, to: path(of: copy))
  }

  /// Imports what a header only names with `@class`, and another module has: Swift sees it then, as where an app
  /// imports both.
  ///
  /// - Parameter places: The headers of the classes and protocols of other modules.
  mutating func importNamed(from places: [String: String]) throws(StandInTrouble) {
    for copy in copies {
      let text = texts[copy] ?? ""
      let found = Set(HeaderDefinitions.named(in: text).compactMap { places[$0] })
      guard !found.isEmpty else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let imports = found.sorted().map { "#import <\($0)>"[...] }
      try write((lines.prefix(2) + imports + lines.dropFirst(2)).joined(separator: "\n"), to: copy)
    }
  }

  /// The classes and protocols that the headers name, and that may be nowhere.
  var named: Set<String> {
    texts.values.reduce(into: []) { $0.formUnion(HeaderDefinitions.named(in: $1)) }
  }

  /// A source that imports all headers.
  var probe: String { copies.map { "#import \"\(path(of: $0))\"\n" }.joined() }
}
