// What FleetPort finds in sources, for .ci/checks/port-judges:
//
//   outline declarations FILES…   the declarations, in the words of syntax.swift
//   outline names FILES…          methods and what they are called in Objective-C

import FleetPort
import Foundation

func clean(_ text: String) -> String { text.filter { !$0.isWhitespace } }

func lines(_ declaration: Declaration, _ depth: Int) -> [String] {
  let marks = declaration.attributes.map(\.text).sorted().joined(separator: ",")
  let name = declaration.name
  switch declaration.keyword {
  case "func":
    let labels = declaration.parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let isStatic = declaration.modifiers.contains { $0.text == "static" || $0.text == "class" }
    return [
      "\(depth) func \(name)(\(labels)) @\(marks) \(declaration.result == nil ? "" : "->")"
        + (isStatic ? " static" : "")
    ]
  case "var", "let":
    guard !name.isEmpty else { return [] }
    return ["\(depth) \(declaration.keyword) \(name) @\(marks) :\(clean(declaration.type ?? ""))"]
  case "case": return ["\(depth) case \(name)"]
  case "typealias": return ["\(depth) typealias \(name) = \(clean(declaration.type ?? ""))"]
  case "class", "struct", "enum", "protocol", "extension", "actor":
    let inherited = declaration.inherited.map(clean).joined(separator: ",")
    return ["\(depth) \(declaration.keyword) \(name) : \(inherited)"]
      + declaration.members.flatMap { lines($0, depth + 1) }
  default: return []
  }
}

/// Names of letters, of methods that Objective-C could have.
func names(_ declaration: Declaration) -> [String] {
  let own = declaration.keyword == "func" && declaration.name.first?.isLetter == true
  let labels = declaration.parameters.map(\.label)
  let name = ObjectiveCName.selector(base: declaration.name, labels: labels)
  let line = "\(declaration.name)\t\(labels.joined(separator: ","))\t\(labels.count)\t\(name)"
  return (own ? [line] : []) + declaration.members.flatMap(names)
}

for path in CommandLine.arguments.dropFirst(2) {
  let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
  let file = SourceFile(path: path, bytes: bytes)
  if CommandLine.arguments[1] == "names" {
    for line in file.declarations.flatMap(names) { print(line) }
  } else {
    print("FILE \(path)")
    for line in file.declarations.flatMap({ lines($0, 0) }) { print(line) }
  }
}
