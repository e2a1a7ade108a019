import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

/// The modules that sources import, for iOS.
enum SourceImports {
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "typealias", "var", "let",
  ]

  /// Returns the modules that files of a target import, each with these files.
  ///
  /// - Parameter isOfPackage: Whether a package has the target, as sources may ask.
  static func modules(in files: [String], isOfPackage: Bool? = nil) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for file in files {
      guard let bytes = try? FileBytes.read(file) else { continue }
      for module in modules(of: bytes, isOfPackage: isOfPackage) {
        found[module, default: []].append(file)
      }
    }
    return found
  }

  /// The modules that a source imports, and the ones that come with them on Apple's systems and are used.
  static func modules(of bytes: [UInt8], isOfPackage: Bool? = nil) -> Set<String> {
    let words = ForeignModule.words(in: bytes)
    func areNamed(_ beginnings: [String]) -> Bool {
      words.contains { word in beginnings.contains(where: word.hasPrefix) }
    }
    var modules = Set(modules(in: bytes, isOfPackage: isOfPackage)).filter {
      ForeignModule.isUsed($0, by: words)
    }
    if areNamed(["URLSession", "NSURLSession"]) { modules.insert(Neighbours.network) }
    if FoundationNames.areUsed(in: bytes) { modules.insert(Neighbours.foundation) }
    for (framework, known) in Neighbours.implied where areNamed(known) {
      modules.insert(framework)
    }
    return modules
  }

  /// Returns the modules that a source imports, but for modules that it asks for with `canImport`.
  static func modules(in bytes: [UInt8], isOfPackage: Bool? = nil) -> [String] {
    var modules: [String] = []
    var branches: [Branch] = []
    var index = 0
    while index < bytes.count {
      while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
      let start = index
      while index < bytes.count, bytes[index] != 10 { index += 1 }
      defer { index += 1 }
      guard start < index, mayMatter(bytes[start]) else { continue }
      let line = String(decoding: bytes[start..<index], as: UTF8.self)
      if line.hasPrefix("#") {
        let known = isOfPackage.map { $0 ? "true" : "false" } ?? Module.packageCondition
        follow(line.replacing(Module.packageCondition, with: known), in: &branches)
      } else if let module = module(importedBy: line), !isOptional(module, branches) {
        modules.append(module)
      }
    }
    return modules
  }

  /// Whether a line that begins so is a directive or may be an import.
  private static func mayMatter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "i"), UInt8(ascii: "p"),
      UInt8(ascii: "f"):
      true
    default: false
    }
  }

  /// A branch of `#if`: what it asks for, and what those before it asked for.
  private struct Branch {
    var condition: String
    var before = ""

    var whole: String { before.isEmpty ? condition : "\(before) && (\(condition))" }

    mutating func next(_ condition: String) {
      before += (before.isEmpty ? "" : " && ") + "!(\(self.condition))"
      self.condition = condition
    }
  }

  private static func follow(_ line: String, in branches: inout [Branch]) {
    if line.hasPrefix("#if") {
      branches.append(Branch(condition: String(line.dropFirst(3))))
    } else if line.hasPrefix("#endif") {
      _ = branches.popLast()
    } else if !branches.isEmpty, line.hasPrefix("#else") {
      branches[branches.count - 1].next(
        line.hasPrefix("#elseif") ? String(line.dropFirst(7)) : "true")
    }
  }

  private static func module(importedBy line: String) -> String? {
    let words = line.split { $0.isWhitespace || $0 == ";" }
    guard let keyword = words.firstIndex(of: "import"), keyword < words.count - 1,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || isAccess($0) })
    else { return nil }
    var name = words[keyword + 1]
    if kinds.contains(String(name)), keyword + 2 < words.count { name = words[keyword + 2] }
    let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return module.isEmpty ? nil : Neighbours.framework(named: String(module))
  }

  private static func isAccess(_ word: Substring) -> Bool {
    ["public", "internal", "private", "fileprivate", "package"].contains(word)
  }

  /// Whether an import is not that of a build for iOS, or does without the module.
  private static func isOptional(_ module: String, _ branches: [Branch]) -> Bool {
    branches.contains { branch in
      if ConditionValue.of(branch.whole) == false { return true }
      return branch.condition.contains("canImport(\(module)")
        && !provided.contains(module) && Neighbours.product(for: module) == nil
    }
  }

  /// The modules that are there without anybody's doing.
  static var provided: Set<String> { Module.provided }
}
