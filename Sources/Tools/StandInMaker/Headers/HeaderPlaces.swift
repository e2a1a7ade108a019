import XcodeProjects

/// Where the headers are that others import, each under the name that it has among the copies.
///
/// What is written into a copy comes from here alone: an import leads to another copy, to Apple's headers as
/// Fleet has them, or to one of a few headers of C.
struct HeaderPlaces {
  /// Apple's frameworks that have a header.
  let frameworks: Set<String>
  /// The other headers in their folder.
  let appleHeaders: Set<String>
  private var own: [String: String] = [:]
  private var others: [String: String] = [:]

  init(frameworks: Set<String>, appleHeaders: Set<String>) {
    (self.frameworks, self.appleHeaders) = (frameworks, appleHeaders)
  }

  /// Adds a header of the module that is read, by the name that its copy has.
  mutating func add(own path: String, as name: String) { Self.add(path, name, to: &own) }

  /// Adds a header of a module that was read before.
  mutating func add(_ path: String, of module: String, as name: String) {
    let place = "\(module)/\(name)"
    others[place] = place
    Self.add(path, place, to: &others)
  }

  /// The last part of a path alone leads to the first header of that name.
  private static func add(_ path: String, _ place: String, to places: inout [String: String]) {
    places[path] = place
    let name = FilePath.name(of: path)
    if places[name] == nil { places[name] = place }
  }

  /// The line in place of an import.
  func line(importing path: String, in module: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let first = parts.first, let last = parts.last, !parts.contains("..") else {
      return Self.foundation
    }
    let isElsewhere = parts.count > 1 && frameworks.contains(first) && first != module
    if !isElsewhere, let place = own[path] ?? own[last],
      parts.count == 1 || !isOthers(path, first, module)
    {
      return "#import \"\(place)\""
    }
    if let place = others[path] ?? (parts.count == 1 ? others[last] : others["\(first)/\(last)"]) {
      return "#import <\(place)>"
    }
    if first == "objc" || first == "dispatch" { return "#import <ObjectiveC/ObjectiveC.h>" }
    if appleHeaders.contains(path) { return "#import <\(path)>" }
    if frameworks.contains(first), parts.count > 1 { return Self.line(of: first) }
    if Self.standard.contains(path) { return "#include <\(path)>" }
    return Self.foundation
  }

  /// The line in place of `@import UIKit;`.
  func line(importingModule name: String) -> String {
    if let place = others["\(name)/\(name).h"] { return "#import <\(place)>" }
    return frameworks.contains(name) ? Self.line(of: name) : Self.foundation
  }

  /// Whether a path names another module's header.
  private func isOthers(_ path: String, _ first: String, _ module: String) -> Bool {
    first != module && others[path] != nil
  }

  static func line(of framework: String) -> String { "#import <\(framework)/\(framework).h>" }
  /// What is not here had Foundation with it.
  private static let foundation = line(of: "Foundation")

  /// The headers of C that declarations use.
  private static let standard: Set<String> = [
    "assert.h", "ctype.h", "errno.h", "float.h", "inttypes.h", "limits.h", "math.h", "netdb.h",
    "netinet/in.h", "pthread.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h",
    "stdlib.h", "string.h", "sys/cdefs.h", "sys/socket.h", "sys/time.h", "sys/types.h", "time.h",
    "unistd.h", "wchar.h",
  ]
}
